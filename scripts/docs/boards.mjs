/** Whether a tag of a page is the board of `packages/web/src/embed`, which the browser knows and the site's compiler does not. */
export const isBoard = (/** @type {string} */ tag) => tag === 'battleline-board'
