import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The files that keep their names whatever is in them. */
const UNNAMED = ['index.html', 'public/mark.svg'].map((path) => new URL(path, import.meta.url))

/** The app itself is kept by its folder; the examples of embedded boards are not. */
const PAGES = ['index.html', 'embed.html']

/** Writes the worker that keeps every file of the app for when there is no network. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    // Chunks that hold nothing but a style are taken away before.
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => !name.endsWith('.map'))
      // All cards are kept in one file.
      const isKept = (name: string) => !PAGES.includes(name) && !/\/(?:shard-\d|fields-)/.test(name)
      const kept = ['./', './mark.svg', ...files.filter(isKept).map((name) => `./${name}`)]
      // Names of files have their contents in them, but for these: another list is another version.
      const unnamed = UNNAMED.map((file) => readFileSync(file, 'utf8'))
      const source = WORKER.replace('KEPT', JSON.stringify(kept)).replace(
        'VERSION',
        JSON.stringify(hashOf([...kept, ...unnamed])),
      )
      this.emitFile({ type: 'asset', fileName: 'offline.js', source })
    },
  }
}

function hashOf(names: readonly string[]): string {
  let hash = 0
  for (const letter of names.join()) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  return `app ${(hash >>> 0).toString(36)}`
}

/**
 * Files with a hash in their names come from what is kept; the page itself from the network while there is one. The archive
 * of rulings is not kept, so without a network there is none.
 */
const WORKER = `const kept = KEPT
const version = VERSION
const isPage = (request) => request.mode === 'navigate'

addEventListener('install', (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(kept)).then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)))
  event.waitUntil(caches.keys().then(old).then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  if (isPage(request)) event.respondWith(fetch(request).catch(() => caches.match('./')))
  else if (request.url.endsWith('/beside.json')) event.respondWith(fetch(request).catch(() => Response.json({ archive: false, docs: false })))
  else event.respondWith(caches.match(request).then((found) => found ?? fetch(request)))
})
`
