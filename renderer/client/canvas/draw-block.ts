import type { StoredBlock } from '../../../schemas/page/page.ts'
import { htmlOf } from './block-html.ts'
import { findRange } from './block-ranges.ts'

type Waiting = {
  block: StoredBlock
  seq: number
  gone: Node
  shown: (isShown: boolean) => void
  failed: (error: unknown) => void
}

/** The sequence number of the latest change to each block; results of older renders are discarded. */
const newest = new Map<string, number>()
/** Changes queued while their block renders; a newer change replaces the queued one. */
const waiting = new Map<string, Waiting>()
const busy = new Set<string>()

/** A block and all in it. */
const withAll = (block: StoredBlock): StoredBlock[] => [block, ...(block.children ?? []).flatMap(withAll)]

async function show({ block, seq, gone }: Waiting): Promise<boolean> {
  const [html, { morphBlock }] = await Promise.all([htmlOf(block), import('./morph.ts')])
  if (newest.get(block.id) !== seq) return false
  const range = findRange(block.id)
  const missing = new Set(range ? morphBlock(range, html, gone) : [])
  const inside = missing.size > 0 ? withAll(block).filter(({ id }) => missing.has(id)) : []
  await Promise.all(inside.map((one) => drawBlock(one, seq, gone)))
  return true
}

async function next(id: string): Promise<void> {
  const one = waiting.get(id)
  if (!one || busy.has(id)) return
  waiting.delete(id)
  busy.add(id)
  try {
    one.shown(await show(one))
  } catch (error) {
    one.failed(error)
  } finally {
    busy.delete(id)
    void next(id)
  }
}

/**
 * Renders a changed block with its descendants. Each block has at most one render in flight. `gone` has the nodes that have just left the
 * page. Resolves to false if a newer change superseded this one.
 */
export function drawBlock(block: StoredBlock, seq: number, gone: Node): Promise<boolean> {
  newest.set(block.id, seq)
  return new Promise((shown, failed) => {
    waiting.get(block.id)?.shown(false)
    waiting.set(block.id, { block, seq, gone, shown, failed })
    void next(block.id)
  })
}
