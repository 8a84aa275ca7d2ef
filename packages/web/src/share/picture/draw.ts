import { shareWords } from '../../words/share.ts'
import { Ink } from './ink.ts'
import { pageBlock } from './page.ts'
import type { Picture } from './picture.ts'
import { sceneBlock } from './scene.ts'

/** Units of the page; the picture has twice as many dots each way. */
const WIDTH = 1200
const PAGE = 392
const EDGE = 24
const HEADER = 62
/** The most dots that a picture is high: browsers draw no larger ones. */
const HIGHEST = 8000

/** Draws a question and its answer. @throws Error where the browser cannot draw it */
export async function drawPicture(picture: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const probe = document.createElement('span')
  probe.hidden = true
  document.body.append(probe)
  try {
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error(shareWords.drawn.impossible)
    const ink = new Ink(pen, probe)
    const board = WIDTH - PAGE - 3 * EDGE
    const scenes = picture.scenes.map((scene) => sceneBlock(ink, scene, EDGE, board))
    const page = pageBlock(ink, picture, WIDTH - PAGE - EDGE, PAGE)
    const scenesHigh = scenes.reduce((sum, { height }) => sum + height + 28, 0)
    const height = Math.max(620, HEADER + scenesHigh + 20, HEADER + page.height + 2 * EDGE)
    const scale = Math.min(2, HIGHEST / height)
    canvas.width = WIDTH * scale
    canvas.height = height * scale
    pen.scale(scale, scale)
    ink.box([0, 0, WIDTH, height], { fill: ink.color('var(--cloth)') })
    header(ink, picture)
    const paper = [WIDTH - PAGE - EDGE, HEADER + EDGE, PAGE, height - HEADER - 2 * EDGE] as const
    ink.box(paper, { radius: 2, fill: ink.color('var(--paper)'), edge: ink.color('var(--hair)') })
    page.draw(HEADER + EDGE)
    const spare = Math.max(0, height - HEADER - scenesHigh) / (scenes.length + 1)
    let top = HEADER + 14 + spare / 2
    for (const [at, scene] of scenes.entries()) {
      if (at > 0) ink.box([EDGE, top - 16 - spare / 2, board, 2], { fill: ink.color('var(--cloth-line)') })
      scene.draw(top)
      top += scene.height + 28 + spare
    }
    return await bytesOf(canvas)
  } finally {
    probe.remove()
  }
}

/** The name of the program, and of the question. */
function header(ink: Ink, { name }: Picture): void {
  ink.box([0, 0, WIDTH, HEADER - 6], { fill: ink.color('var(--paper)') })
  ink.box([0, HEADER - 6, WIDTH, 3], { fill: ink.color('var(--ink)') })
  ink.box([0, HEADER - 1, WIDTH, 1], { fill: ink.color('var(--ink)') })
  const mark = [0, 7, 21].map((x) => [x, 0]).concat([0, 14, 21].map((x) => [x, 15]))
  for (const [x = 0, y = 0] of mark) ink.box([EDGE + x, 16 + y, 5, 8], { fill: ink.color('var(--ink)') })
  for (const [x = 0, y = 0] of [
    [14, 0],
    [7, 15],
  ])
    ink.box([EDGE + x, 16 + y, 5, 8], { fill: ink.color('var(--red-fill)') })
  ink.box([EDGE - 1, 26.5, 28, 2], { fill: ink.color('var(--ink)') })
  const wordmark = { size: 21, weight: 700 }
  ink.write(shareWords.drawn.name, { x: EDGE + 38, y: 35 }, wordmark)
  const title = { size: 18, weight: 600 }
  const x = EDGE + 38 + ink.width(shareWords.drawn.name, wordmark) + 22
  ink.write(ink.lines(name, WIDTH - x - EDGE, title, 1), { x, y: 35 }, title)
}

const bytesOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, fail) => {
    canvas.toBlob(
      (blob) => (blob === null ? fail(new Error(shareWords.drawn.tooLarge)) : done(blob)),
      'image/png',
    )
  })
