/** How many rulings can be browsed; the build counts them. */
declare const RULING_COUNT: number
