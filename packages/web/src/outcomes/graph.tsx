import {
  Controls,
  Handle,
  MarkerType,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  type ReactFlowInstance,
} from '@xyflow/react'
import { inShort } from '../text/shorten.ts'
import '@xyflow/react/dist/base.css'
import { useMemo, useState } from 'react'
import type { Ending, Outcomes } from '../engine/protocol/protocol.ts'
import { outcomesWords } from '../words/outcomes.ts'
import { MOST_SHOWN, onlyWays, shownForks } from './fold-graph.ts'
import { type DrawnWay, WayEdge } from './graph-edge.tsx'
import { type Fork, forksOf, type Layered, layered } from './graph-layout.ts'
import '../styles/graph.css'

export interface GraphProps {
  readonly found: Outcomes
  readonly onWatch: (ending: Ending) => void
}

type ForkNode = Node<{ readonly title: string; readonly sought: boolean }, 'fork'>
type FoldedNode = Node<
  { readonly choices: number; readonly letters: readonly string[]; readonly onOpen: () => void },
  'folded'
>
type EndingNode = Node<
  {
    readonly letter: string | null
    readonly ending: Ending | null
    readonly played: boolean
    readonly onWatch: (ending: Ending) => void
  },
  'ending'
>
type MoveNode = Node<{ readonly move: string }, 'move'>
type Place = ForkNode | FoldedNode | EndingNode | MoveNode

/** A way ends in an arrow. */
const ARROW = { type: MarkerType.ArrowClosed, color: 'var(--ink)', width: 14, height: 14 }
const WAYS = { way: WayEdge }
const KINDS = { fork: ForkPlace, folded: FoldedPlace, ending: EndingPlace, move: MovePlace }
/** The smallest zoom at which labels are readable. */
const SMALLEST = 0.7
/** The place of the move, which is no choice and no ending. */
const MOVE = 'move'
/** Room around the graph. */
const ROOM = 24
/** The distance of the move from the first choice, its height, and the width and greatest height of an ending. */
const BEFORE = 236
const MOVE_HIGH = 62
const DIAMOND = 26
const PLACE = 272
const HIGH = 90

/** Where outcomes differ, as a graph; the tree view has the same content. A large graph is folded and can be searched. */
export default function Graph({ found, onWatch }: GraphProps) {
  const [opened, open] = useState<readonly Fork[]>([])
  const [sought, seek] = useState('')
  const many = useMemo(() => forksOf(found.tree).size, [found])
  const isSought = useMemo(() => seeking(found, sought), [found, sought])
  const { nodes, edges, laid } = useMemo(() => {
    const shown = shownForks(found.tree, { opened, sought: isSought })
    const laid = layered(found.tree, shown, isSought === null ? undefined : onlyWays(shown, isSought))
    const onOpen = (fork: Fork) => open((before) => [...before, fork])
    return { ...drawn(laid, found, { onWatch, onOpen, isSought }), laid }
  }, [found, onWatch, opened, isSought])
  return (
    <>
      {many > MOST_SHOWN && (
        <p className="seek">
          <label>
            {outcomesWords.find} <input value={sought} onChange={(event) => seek(event.target.value)} />
          </label>
          <span role="status">
            {isSought === null ? outcomesWords.folded(many) : outcomesWords.found(countOf(nodes))}
          </span>
        </p>
      )}
      <div
        className={many > MOST_SHOWN ? 'graph large' : 'graph'}
        style={{ '--down': `${sizeOf(laid).down}px` }}
      >
        <ReactFlow
          // Another search is another graph, seen from its beginning.
          key={sought}
          nodes={nodes}
          edges={edges}
          nodeTypes={KINDS}
          edgeTypes={WAYS}
          onInit={(flow) => begin(flow, laid)}
          minZoom={0.1}
          maxZoom={2}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          preventScrolling={false}
          zoomOnScroll={false}
          proOptions={{ hideAttribution: true }}
          aria-label={outcomesWords.graphOf}
          ariaLabelConfig={outcomesWords.controls}
        >
          <Controls showInteractive={false} position="bottom-left" />
        </ReactFlow>
      </div>
      <Key edges={edges} />
    </>
  )
}

/** What the marks of a graph mean: those that are in it. */
function Key({ edges }: { readonly edges: readonly DrawnWay[] }) {
  const has = (word: string) => edges.some(({ className = '' }) => className.split(' ').includes(word))
  return (
    <ul className="key" aria-label={outcomesWords.legend}>
      <li>
        <i className="diamond" /> {outcomesWords.aChoice}
      </li>
      {has('other') && (
        <>
          <li>
            <i /> {outcomesWords.asPlayed}
          </li>
          <li>
            <i className="other" /> {outcomesWords.anotherLine}
          </li>
        </>
      )}
      {has('thick') && (
        <li>
          <i className="thick" /> {outcomesWords.severalLines}
        </li>
      )}
    </ul>
  )
}

const countOf = (nodes: readonly Place[]): number =>
  nodes.filter((node) => node.type === 'fork' && node.data.sought).length

/** The search in titles, answers and endings; null for an empty one. */
function seeking({ endings }: Outcomes, words: string): ((fork: Fork) => boolean) | null {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return null
  const has = (text: string) => text.toLowerCase().includes(wanted)
  const ends = endings.filter(({ letter, title }) => letter.toLowerCase() === wanted || has(title))
  return ({ title, branches }) =>
    has(title) ||
    branches.some(
      ({ labels, to }) =>
        labels.some(has) || ('ending' in to && ends.some(({ letter }) => letter === to.ending)),
    )
}

/** A graph that fits is seen whole; of a larger one the first choice and as much behind it as can be read. */
function begin(flow: ReactFlowInstance<Place, DrawnWay>, laid: Layered): void {
  const pane = document.querySelector('.graph .react-flow')
  if (pane === null) return
  const { across, down, top } = sizeOf(laid)
  const { clientWidth, clientHeight } = pane
  const whole = Math.min((clientWidth - 2 * ROOM) / across, (clientHeight - 2 * ROOM) / down, 1)
  const zoom = Math.max(whole, SMALLEST)
  const first = laid.spots.find(({ x }) => x === 0)
  const middle = whole < SMALLEST ? (first?.y ?? 0) + 30 : top + down / 2
  const left = whole < SMALLEST ? ROOM : (clientWidth - across * zoom) / 2
  flow.setViewport({ x: left + BEFORE * zoom, y: clientHeight / 2 - middle * zoom, zoom })
}

/** How much room a graph takes. */
function sizeOf({ spots, ways }: Layered) {
  const rows = [...spots, ...ways.flatMap(({ by }) => by)].map(({ y }) => y)
  const top = Math.min(...rows)
  return {
    across: Math.max(...spots.map(({ x }) => x)) + BEFORE + PLACE,
    down: Math.max(...rows) - top + HIGH,
    top,
  }
}

interface Doing {
  readonly onWatch: (ending: Ending) => void
  readonly onOpen: (fork: Fork) => void
  readonly isSought: ((fork: Fork) => boolean) | null
}

function drawn({ spots, ways }: Layered, found: Outcomes, { onWatch, onOpen, isSought }: Doing) {
  const { endings, move } = found
  const nodes = spots.map((spot): Place => {
    const at = { id: spot.id, position: { x: spot.x, y: spot.y } }
    if (spot.kind === 'fork')
      return { ...at, type: 'fork', data: { title: spot.title, sought: isSought?.(spot.fork) === true } }
    if (spot.kind === 'folded') {
      const { choices, letters, fork } = spot
      return { ...at, type: 'folded', data: { choices, letters, onOpen: () => onOpen(fork) } }
    }
    const { letter } = spot
    const ending = endings.find((one) => one.letter === letter) ?? null
    return {
      ...at,
      type: 'ending',
      data: { letter, ending, played: letter !== null && letter === found.played, onWatch },
    }
  })
  const first = spots.find(({ kind, x }) => kind === 'fork' && x === 0)
  if (first !== undefined) {
    const position = { x: -BEFORE, y: first.y + (DIAMOND - MOVE_HIGH) / 2 }
    nodes.push({ id: MOVE, type: 'move', position, data: { move } })
  }
  const anyPlayed = ways.some(({ played }) => played)
  const edges = ways.map(({ id, from, to, labels, played, by }): DrawnWay => {
    const ending = spots.find((spot) => spot.id === to && spot.kind === 'ending')
    const several = endings.some(
      (one) => one.ways > 1 && ending?.kind === 'ending' && one.letter === ending.letter,
    )
    const thick = labels.length > 1 || several ? ' thick' : ''
    const label =
      labels.length > 2
        ? outcomesWords.orMore(labels[0] ?? '', labels.length - 1)
        : labels.join(outcomesWords.or)
    const className = `${anyPlayed && !played ? 'other' : 'first'}${thick}`
    return {
      id,
      type: 'way',
      source: from,
      target: to,
      label,
      ariaLabel: label,
      className,
      markerEnd: ARROW,
      data: { by },
    }
  })
  if (first !== undefined)
    edges.unshift({
      id: MOVE,
      type: 'way',
      source: MOVE,
      target: first.id,
      ariaLabel: move,
      className: 'first',
      markerEnd: ARROW,
      data: { by: [] },
    })
  return { nodes, edges }
}

function ForkPlace({ data: { title, sought } }: NodeProps<ForkNode>) {
  return (
    <div className={sought ? 'fork sought' : 'fork'}>
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <i aria-hidden="true" />
      <span>{title}</span>
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </div>
  )
}

/** The move, before the first choice. */
function MovePlace({ data: { move } }: NodeProps<MoveNode>) {
  return (
    <div className="move">
      <p>{move}</p>
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </div>
  )
}

/** Letters that are named beside a folded choice. */
const NAMED = 6

function FoldedPlace({ data: { choices, letters, onOpen } }: NodeProps<FoldedNode>) {
  return (
    <div className="place folded">
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <button type="button" className="nodrag nopan" onClick={onOpen}>
        <b aria-hidden="true">+</b>
        <span>
          {outcomesWords.moreChoices(choices)}
          <small>{outcomesWords.to(inShort(letters, NAMED))}</small>
        </span>
      </button>
    </div>
  )
}

function EndingPlace({ data: { letter, ending, played, onWatch } }: NodeProps<EndingNode>) {
  return (
    <div className={played ? 'place played' : 'place'}>
      <Handle type="target" position={Position.Left} isConnectable={false} />
      {ending === null ? (
        <p>{letter ?? outcomesWords.notChecked}</p>
      ) : (
        <button type="button" className="nodrag nopan" onClick={() => onWatch(ending)}>
          <b>{letter}</b>
          <span>
            {ending.title}
            <small>
              {played && `${outcomesWords.played}; `}
              {outcomesWords.watchOne(ending.ways)}
            </small>
          </span>
        </button>
      )}
    </div>
  )
}
