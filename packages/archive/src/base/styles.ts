import { HOUSES } from '@battleline/keyforge'
import { STYLE_PARTS } from './page-styles.generated.ts'

/** A house, a color or an element as the name of a class: `star alliance` is `h-star-alliance`. */
export const lookClass = (look: string): string => `h-${look.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`

/** The style sheet of all pages; the houses have the colors that the app’s values give them. */
export const styleSheet = (): string =>
  [
    ...STYLE_PARTS,
    ...HOUSES.map((house) => `.${lookClass(house)} {\n  --h: var(--${lookClass(house).slice(2)});\n}\n`),
  ].join('\n')
