// Whether whoever sits here wants nothing to move.

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
