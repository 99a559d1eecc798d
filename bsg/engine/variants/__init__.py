"""The variants, one folder each; `bsg.engine.boxes` lists them."""
