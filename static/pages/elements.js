// Elements of a page that the server has written: they are there, and of the kind that one expects.

/** @returns {any} */
export const byId = (id, page = document) => page.getElementById(id);

/** @returns {any} */
export const one = (selector, within = document) => within.querySelector(selector);

/** @returns {any[]} */
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];
