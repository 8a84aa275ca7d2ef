import { Controls, type Edge, Handle, type Node, type NodeProps, Position, ReactFlow } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { useMemo } from 'react'
import type { Ending, Outcomes } from '../engine/protocol.ts'
import { layered } from './layered.ts'
import '../styles/graph.css'

export interface GraphProps {
  readonly found: Outcomes
  readonly onWatch: (ending: Ending) => void
}

type ForkNode = Node<{ readonly title: string }, 'fork'>
type EndingNode = Node<
  {
    readonly letter: string | null
    readonly ending: Ending | null
    readonly onWatch: (ending: Ending) => void
  },
  'ending'
>

const KINDS = { fork: ForkPlace, ending: EndingPlace }

/** How the endings part, as a graph: the tree beside it says the same. */
export default function Graph({ found, onWatch }: GraphProps) {
  const { nodes, edges } = useMemo(() => drawn(found, onWatch), [found, onWatch])
  return (
    <div className="graph">
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={KINDS}
        fitView
        fitViewOptions={{ maxZoom: 1, padding: 0.08 }}
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

function drawn({ tree, endings }: Outcomes, onWatch: (ending: Ending) => void) {
  const { spots, ways } = layered(tree)
  const nodes = spots.map((spot): ForkNode | EndingNode => {
    const position = { x: spot.x, y: spot.y }
    if (spot.kind === 'fork') return { id: spot.id, type: 'fork', position, data: { title: spot.title } }
    const { letter } = spot
    const ending = endings.find((one) => one.letter === letter) ?? null
    return { id: spot.id, type: 'ending', position, data: { letter, ending, onWatch } }
  })
  const edges = ways.map(({ id, from, to, labels, nth }): Edge => {
    const thick = labels.length > 1 ? ' thick' : ''
    const label = labels.length > 2 ? `${labels[0]} or ${labels.length - 1} more` : labels.join(' or ')
    return { id, source: from, target: to, label, className: `${nth > 0 ? 'other' : 'first'}${thick}` }
  })
  return { nodes, edges }
}

function ForkPlace({ data: { title } }: NodeProps<ForkNode>) {
  return (
    <div className="fork">
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <i aria-hidden="true" />
      <span>{title}</span>
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
