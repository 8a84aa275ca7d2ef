import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { registered, shadowCss } from '../../../scripts/embed/shadow-styles.mjs'

it('makes the styles of a page those of an element', () => {
  const page = `
/* A comment */
:root { --text-of-mine: 1rem; }
:root[data-theme="dark"], html { color: red }
body { margin: 0 }
@media (max-width: 760px) { .card { width: min(10vw, 5.5vh) } }
@media (prefers-reduced-motion: reduce) { :root { --move: 0ms } }
@property --cw { syntax: "<length>"; inherits: true }
`
  expect(shadowCss(page).trim()).toBe(
    [
      '.embed { --text-of-mine: calc(1 * var(--text)); }',
      '.embed[data-theme="dark"], .embed { color: red }',
      '.embed { margin: 0 }',
      '@container embed (max-width: 660px) { .card { width: min(calc(14.5 * var(--vw)), 44px) } }',
      '@media (prefers-reduced-motion: reduce) { .embed { --move: 0ms } }',
    ].join(' '),
  )
})

it('lets pages set what is documented, and nothing else', () => {
  expect(shadowCss('.embed {\n  --paper: white;\n  --serif:\n    "A", serif;\n  --burst: none;\n}')).toBe(
    '.embed { --paper: var(--battleline-paper, white); --serif: var(--battleline-serif, "A", serif); --burst: none; }',
  )
})

it('leaves nothing of the page in the styles of the app', () => {
  const folder = new URL('../src/styles/', import.meta.url)
  for (const file of readdirSync(folder)) {
    const css = shadowCss(readFileSync(new URL(file, folder), 'utf8'))
    expect(css, file).not.toMatch(
      /:root|[\d.](?:rem|vw|vh|dvh)\b|@property|@media[^{]*width|(?:^|[}\s])(?:html|body)\s*\{/,
    )
  }
})

it('declares properties with a type for the page, by names of their own', () => {
  const css =
    '@property --cw { syntax: "<length>"; inherits: true; initial-value: 126px; }\n.slot { width: var(--cw); --cwide: 1; }'
  expect(registered(css)).toEqual([
    { name: '--battleline-cw', syntax: '<length>', inherits: true, initialValue: '126px' },
  ])
  expect(shadowCss(css).trim()).toBe('.slot { width: var(--battleline-cw); --cwide: 1; }')
})
