import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sidebar } from '../docs/.vitepress/navigation.mjs'

/** The addresses in groups of the sidebar. */
const linksIn = (/** @type {readonly object[]} */ groups) =>
  groups.flatMap(({ link, items = [] }) => [link, ...linksIn(items)])

test('every page of the documentation can be found beside the others', () => {
  const pages = readdirSync(new URL('../docs', import.meta.url))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => `/${file.replace('.md', '')}`)
  expect(pages.length).toBeGreaterThan(10)
  expect(linksIn(sidebar['/'])).toEqual(expect.arrayContaining(pages))
})
