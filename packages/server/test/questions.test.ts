import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { QuestionWorker } from '../src/questions/question-worker.ts'
import { type BattlelineServer, createServer } from '../src/server.ts'

const FIGHT = `name: Who survives the splash?
game: keyforge
players:
  Ada: { battleline: [Crogg the Clumsy] }
  Ben: { battleline: [Troll, Silvertooth, Umbra] }
play:
  - fight: Crogg the Clumsy -> Silvertooth
`

let folder: string
let server: BattlelineServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'battleline-questions-'))
  server = await createServer({ at: { folder }, site: 'https://club.example/' })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const keep = (text: string) => server.app.inject({ method: 'POST', url: '/api/questions', payload: { text } })
const get = (url: string) => server.app.inject({ method: 'GET', url })

describe('a question on a server', () => {
  it('has one address, a page without scripts, a picture and an oEmbed', async () => {
    const first = await keep(FIGHT)
    expect(first.statusCode, first.body).toBe(201)
    const { id, address } = first.json<{ id: string; address: string }>()
    expect(address).toBe(`https://club.example/q/${id}`)
    const again = await keep(`# the same\n${FIGHT.replace('Ada: {', 'Ada:   {')}`)
    expect([again.statusCode, again.json()]).toEqual([200, { id, address }])

    const page = await get(`/q/${id}`)
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain('<script')
    for (const words of [
      'Who survives the splash?',
      'Umbra goes to Ben’s discard',
      'KF-SPL-1',
      `${address}.png`,
    ])
      expect(page.body.replaceAll('&#39;', "'").replaceAll("Ben's", 'Ben’s')).toContain(words)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")

    const picture = await get(`/q/${id}.png`)
    expect(picture.headers['content-type']).toBe('image/png')
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.rawPayload.readUInt32BE(16)).toBe(1200)

    const embed = await get(`/oembed?url=${encodeURIComponent(address)}`)
    expect(embed.json()).toMatchObject({
      type: 'photo',
      url: `${address}.png`,
      title: 'Who survives the splash?',
    })
    expect((await get(`/oembed?url=${encodeURIComponent('https://other.example/q/2')}`)).statusCode).toBe(404)
    expect((await get('/q/questions.css')).body).toContain('--cloth')
  })

  it('is found by its words, by cards that it has, and by nothing else', async () => {
    const titles = async (q: string) =>
      (await get(`/api/questions?q=${encodeURIComponent(q)}`)).json<{ questions: { title: string }[] }>()
        .questions
    expect(await titles('splash surv')).toMatchObject([{ title: 'Who survives the splash?' }])
    expect(await titles('umbra')).toHaveLength(1)
    expect(await titles('umbra dragon')).toEqual([])
    // What a search could take for an operator are words or nothing.
    expect(await titles('") OR NEAR(* -umbra:')).toEqual([])
    expect((await get('/questions?q=umbra')).body).toContain('Who survives the splash?')
  })

  it('is refused with place and nearest word, or by its size', async () => {
    const wrong = await keep(FIGHT.replace('Silvertooth, Umbra', 'Silvertoth, Umbra'))
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json<{ error: { message: string } }>().error.message).toMatch(
      /line 5.*did you mean “Silvertooth”/,
    )
    expect((await keep('x'.repeat(300_000))).statusCode).toBe(400)
    expect((await get('/q/22222222222222222222')).statusCode).toBe(404)
    expect((await get('/q/..%2F..%2Fetc')).statusCode).toBe(400)
  })
})

describe('a question that takes too long', () => {
  it('ends with its thread, and the next one is answered', async () => {
    const hurried = new QuestionWorker(1)
    await expect(hurried.ask({ text: FIGHT, archive: null, wants: 'page' })).rejects.toThrow(
      'takes longer than',
    )
    await hurried.close()
  })
})
