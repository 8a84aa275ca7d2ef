import { phrase } from '../nodes.ts'

/** What is true of bonus icons while a card is in play. */
export const icons = [
  phrase(
    'constant',
    'icons again',
    'each time you resolve a(n) {icon:acting-icon?} bonus icon, resolve it an additional time',
    { reads: ['after you resolve a(n) {icon:acting-icon?} bonus icon, resolve it again'] },
  ),
  phrase(
    'constant',
    'icon as',
    'when you would resolve a(n) {icon:acting-icon?} bonus icon, you may resolve it as a(n) {to:acting-icon+", or"|" or "} bonus icon instead',
    {
      reads: [
        'when (you would resolve|you resolve|resolving) a(n) {icon:acting-icon?} bonus icon, you may instead resolve it as a(n) {to:acting-icon+", or"|" or "} [bonus] icon',
        'when (you resolve|resolving) a(n) {icon:acting-icon?} bonus icon, you may resolve it as a(n) {to:acting-icon+", or"|" or "} [bonus] icon instead',
      ],
    },
  ),
  phrase(
    'constant',
    'icon becomes',
    'when you would resolve a(n) {icon:acting-icon?} bonus icon, you may {effects:simple-effect+" and "} instead',
    {
      reads: [
        'when (you resolve|resolving) a(n) {icon:acting-icon?} bonus icon, you may {effects:simple-effect+" and "} instead',
        'when (you resolve|resolving) a(n) {icon:acting-icon?} bonus icon, you may instead {effects:simple-effect+" and "}',
      ],
    },
  ),
  phrase(
    'player-rule',
    'cannot resolve icons',
    '{by:subject-player} cannot resolve bonus icons on cards they play',
  ),
]
