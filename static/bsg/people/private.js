// What only one seat may see, as far as the view has it.

export const privateTo = (view, seat) => view.private?.find((own) => own.seat === seat) ?? null;
