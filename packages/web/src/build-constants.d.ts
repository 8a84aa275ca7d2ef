/** How many rulings can be browsed; the build counts them. */
declare const RULING_COUNT: number
/** The file of the engine, as seen from the files of the embedded board. */
declare const ENGINE_FILE: string
