"""Does some test notice when a card does nothing, or a number is wrong? `script/mutate` asks for every one of them."""
