/** Boards of cards that ship need no grammar of card texts: it is loaded when something needs it. */
export { textReader } from '@battleline/keyforge'
