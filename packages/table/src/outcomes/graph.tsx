import {
  Controls,
  type Edge,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  type ReactFlowInstance,
} from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Ending, Outcomes } from '../engine/protocol.ts'
import { type Fork, firstForks, layered, ROW } from './layered.ts'
import '../styles/graph.css'

export interface GraphProps {
  readonly found: Outcomes
  readonly onWatch: (ending: Ending) => void
}

type ForkNode = Node<
  {
    readonly fork: Fork
    readonly open: boolean
    readonly endings: number
    readonly onFold: (fork: Fork) => void
  },
  'fork'
>
type EndingNode = Node<
  {
    readonly letter: string | null
    readonly ending: Ending | null
    readonly onWatch: (ending: Ending) => void
  },
  'ending'
>

const KINDS = { fork: ForkPlace, ending: EndingPlace }
/** So many places under each other can be read; what leads to more is opened as somebody wants to see it. */
const MOST_ROWS = 8
const FIT = { maxZoom: 1, minZoom: 0.55, padding: 0.06 }

/** How the endings part, as a graph: the tree beside it says the same. */
export default function Graph({ found, onWatch }: GraphProps) {
  const [open, setOpen] = useState(() => firstForks(found.tree, MOST_ROWS))
  const flow = useRef<ReactFlowInstance<ForkNode | EndingNode> | null>(null)
  const touched = useRef<Fork | null>(null)
  const { nodes, edges, height } = useMemo(() => {
    const onFold = (fork: Fork) => {
      touched.current = fork
      setOpen((before) => {
        const after = new Set(before)
        if (!after.delete(fork)) after.add(fork)
        return after
      })
    }
    return drawn(found, open, { onWatch, onFold })
  }, [found, onWatch, open])
  // What was opened is brought into sight, with what it leads to.
  useEffect(() => {
    const fork = nodes.find((one) => one.type === 'fork' && one.data.fork === touched.current)
    if (fork === undefined) return
    const near = edges.flatMap(({ source, target }) => (source === fork.id ? [{ id: target }] : []))
    const still = requestAnimationFrame(() => flow.current?.fitView({ ...FIT, nodes: [fork, ...near] }))
    return () => cancelAnimationFrame(still)
  }, [nodes, edges])
  return (
    <div className="graph" style={{ height: Math.min(TALLEST, height + ROW) }}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={KINDS}
        onInit={(made) => {
          flow.current = made
        }}
        fitView
        fitViewOptions={FIT}
        minZoom={0.2}
        maxZoom={2}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        preventScrolling={false}
        zoomOnScroll={false}
        proOptions={{ hideAttribution: true }}
        aria-label="Graph of outcomes"
      >
        <Controls showInteractive={false} position="bottom-left" />
      </ReactFlow>
    </div>
  )
}

/** In pixels: beyond that the graph is moved in its frame. */
const TALLEST = 820

interface Deeds {
  readonly onWatch: (ending: Ending) => void
  readonly onFold: (fork: Fork) => void
}

function drawn({ tree, endings }: Outcomes, open: ReadonlySet<Fork>, { onWatch, onFold }: Deeds) {
  const { spots, ways, height } = layered(tree, open)
  const nodes = spots.map((spot): ForkNode | EndingNode => {
    const { id, x, y } = spot
    const place = { id, position: { x, y } }
    if (spot.kind === 'fork')
      return {
        ...place,
        type: 'fork',
        data: { fork: spot.fork, open: spot.open, endings: spot.endings, onFold },
      }
    const { letter } = spot
    const ending = endings.find((one) => one.letter === letter) ?? null
    return { ...place, type: 'ending', data: { letter, ending, onWatch } }
  })
  const edges = ways.map(({ id, from, to, labels, nth }): Edge => {
    const thick = labels.length > 1 ? ' thick' : ''
    const label = labels.length > 2 ? `${labels[0]} or ${labels.length - 1} more` : labels.join(' or ')
    return { id, source: from, target: to, label, className: `${nth > 0 ? 'other' : 'first'}${thick}` }
  })
  return { nodes, edges, height }
}

function ForkPlace({ data: { fork, open, endings, onFold } }: NodeProps<ForkNode>) {
  return (
    <div className="fork">
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <button type="button" className="nodrag nopan" aria-expanded={open} onClick={() => onFold(fork)}>
        <i aria-hidden="true" />
        <span>{fork.title}</span>
        {!open && <small>{endings === 1 ? 'one ending' : `${endings} endings`}</small>}
      </button>
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </div>
  )
}

function EndingPlace({ data: { letter, ending, onWatch } }: NodeProps<EndingNode>) {
  return (
    <div className="place">
      <Handle type="target" position={Position.Left} isConnectable={false} />
      {ending === null ? (
        <p>{letter ?? 'not followed'}</p>
      ) : (
        <button type="button" className="nodrag nopan" onClick={() => onWatch(ending)}>
          <b>{letter}</b>
          <span>
            {ending.title}
            <small>
              {ending.ways === 1 ? '1 way, watch it' : `${ending.ways} ways meet here, watch one`}
            </small>
          </span>
        </button>
      )}
    </div>
  )
}
