/**
 * The id of the ruling in a file: `R-1` of `docs/rulings/R-1-damage-stays.md`.
 * @param {string} file
 * @returns {string | undefined}
 */
export const rulingOf = (file) => /\/(R-\d+)\b[^/]*\.md$/.exec(file)?.[1]
