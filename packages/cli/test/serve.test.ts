import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../../scripts/app.mjs'
import { serveApp } from '../src/serve/web-server.ts'
import { startBattleline } from './battleline.ts'
import { wrongWith } from './schema.ts'

/** The running server, with the first line that it printed. */
async function serving(
  ...args: string[]
): Promise<{ readonly line: string; readonly process: ChildProcess }> {
  const command = fileURLToPath(new URL('../../battleline/bundle/main.js', import.meta.url))
  const child = spawn(process.execPath, [command, 'serve', ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  const [line] = await once(createInterface(child.stdout), 'line')
  return { line, process: child }
}

/** Sends a raw path, which `fetch` would normalize. */
const answer = (
  address: string,
  path: string,
): Promise<{ status: number | undefined; location: string | undefined; policy: string; body: string }> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(address)
    get({ hostname, port, path }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        body += piece
      })
      response.on('end', () =>
        done({
          status: response.statusCode,
          location: response.headers.location,
          policy: String(response.headers['content-security-policy']),
          body,
        }),
      )
    }).on('error', fail)
  })

test('a method that the server does not know is answered with those that it knows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'battleline-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['index.html', 'gone.html']) writeFileSync(join(folder, name), 'page')
  const { address, close } = await serveApp(folder, null, 0)
  onTestFinished(close)
  const refused = await fetch(address, { method: 'POST', body: 'x' })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect((await fetch(`${address}none`, { method: 'DELETE' })).status).toBe(404)
  rmSync(join(folder, 'gone.html'))
  expect((await fetch(`${address}gone.html`)).status).toBe(404)
  expect((await fetch(address)).status).toBe(200)
})

describe('serve', () => {
  beforeAll(() => buildApp(), 180_000)

  test('serves the web app until it is interrupted, and no other file', async () => {
    const { line, process: served } = await serving()
    const address = line.replace('Web app: ', '')
    const page = await answer(address, '/')
    expect(page.status).toBe(200)
    expect(page.body).toContain('<title>Battleline</title>')
    expect(page.policy).toContain("script-src 'self'")
    for (const path of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/assets/../../../package.json',
      '//etc/passwd',
      '/%',
    ])
      expect((await answer(address, path)).status, path).toBe(404)
    served.kill('SIGINT')
    expect(await once(served, 'exit')).toEqual([0, null])
  })

  test('prints its address as JSON, and reports a taken or invalid port', async () => {
    const { line } = await serving('--json')
    expect(wrongWith('serve', JSON.parse(line))).toEqual([])
    const { port } = new URL(JSON.parse(line).address)
    expect(startBattleline(['serve', '--port', port])).toMatchObject({
      exit: 2,
      stderr: `battleline: port ${port} is in use; 0 takes any that is free [cannot-serve]\n`,
    })
    expect(startBattleline(['serve', '--port', 'x'])).toMatchObject({
      exit: 2,
      stderr: 'battleline: --port takes a number from 0 to 65535; this is “x” [option-value]\n',
    })
  })
})

describe('the archive of rulings', () => {
  /** Serves an app and, if there are pages, an archive. */
  async function served(pages: Readonly<Record<string, string>> | null): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'battleline-'))
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    write('app/index.html', 'the app')
    write('app/beside.json', '{"archive":false}')
    for (const [path, text] of Object.entries(pages ?? {})) write(`rulings/${path}`, text)
    const archive = pages === null ? null : join(folder, 'rulings')
    const { address, close } = await serveApp(join(folder, 'app'), archive, 0)
    onTestFinished(() => {
      close()
      rmSync(folder, { recursive: true })
    })
    return address
  }

  test('is served below /rulings/, each page at its address, and the app can tell that it is there', async () => {
    const address = await served({ 'index.html': 'all', 'duel/strikes/one/index.html': 'one ruling' })
    expect(await answer(address, '/')).toMatchObject({ status: 200, body: 'the app' })
    expect(await answer(address, '/rulings/')).toMatchObject({ status: 200, body: 'all' })
    expect(await answer(address, '/rulings/duel/strikes/one/')).toMatchObject({
      status: 200,
      body: 'one ruling',
    })
    expect((await answer(address, '/rulings/duel/strikes/one')).status).toBe(308)
    expect((await answer(address, '/beside.json')).body).toBe('{"archive":true,"docs":false,"rooms":false}')
    for (const path of ['/rulings/duel/', '/rulings/../app/index.html', '/rulings/..%2fapp/index.html'])
      expect((await answer(address, path)).status, path).toBe(404)
  })

  test('is not there until it has been made', async () => {
    const address = await served(null)
    expect((await answer(address, '/rulings/')).status).toBe(404)
    expect((await answer(address, '/beside.json')).body).toBe('{"archive":false,"docs":false,"rooms":false}')
  })
})

test('the documentation says in its own page that it has no such page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'battleline-'))
  for (const path of ['app/index.html', 'docs/index.html', 'docs/goals.html', 'docs/404.html']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), path)
  }
  const { address, close } = await serveApp(join(folder, 'app'), null, 0, join(folder, 'docs'))
  onTestFinished(() => {
    close()
    rmSync(folder, { recursive: true })
  })
  expect(await answer(address, '/docs/')).toMatchObject({ status: 200, body: 'docs/index.html' })
  expect((await answer(address, '/docs')).status).toBe(308)
  expect(await answer(address, '/docs/goals')).toMatchObject({ status: 308, location: '/docs/goals.html' })
  expect(await answer(address, '/docs/none')).toMatchObject({ status: 404, body: 'docs/404.html' })
  expect(await answer(address, '/docs/none.html')).toMatchObject({ status: 404, body: 'docs/404.html' })
  expect(await answer(address, '/none.html')).toMatchObject({ status: 404, body: '' })
})
