import { words } from '@battleline/language'

/** Where cards go that would leave play. */
export const elsewhere = words('elsewhere', 'where it goes', {
  purged: { one: 'purge it', reads: ['it is purged', 'purge that creature', 'purge that card'] },
  archives: { one: "put it into its owner's archives", reads: ['archive it', 'it is archived'] },
  hand: {
    one: "return it to its owner's hand",
    reads: ["it is returned to its owner's hand", 'return it to your hand', 'it returns to your hand'],
  },
  bottom: { one: "put it on the bottom of its owner's deck", reads: ['put it on the bottom of your deck'] },
  top: { one: "put it on top of its owner's deck", reads: ['put it on top of your deck'] },
})
