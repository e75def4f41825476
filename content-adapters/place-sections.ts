import type sharedSection from '../schemas/blocks/shared-section.ts'
import type { Problem } from '../schemas/core/problem.ts'
import { isRecord } from '../schemas/core/schema-shape.ts'
import type { BlockProps } from '../schemas/page/define-block.ts'
import { maxBlocks } from '../schemas/page/max-blocks.ts'
import type { StoredBlock } from '../schemas/page/page.ts'
import { type ContentSource, SourceError, type SourceProblem } from './source.ts'

/** The type of a block that stands for a section of a network. */
const placeType: (typeof sharedSection)['type'] = 'shared-section'

/** A block that was put in where its page is made: it is changed where it belongs, and not on this page. */
export type PlacedBlock = StoredBlock & { isPlaced: true }

export type Placing = {
  source: Pick<ContentSource, 'sharedSection'>
  /** The code of the company whose page it is; without one there are no sections. */
  company: string | undefined
  /** For an editor: a place whose section is gone stays visible; visitors get nothing of it. */
  editing?: boolean
  /** The blocks of a section that are shown today. */
  shown: (blocks: StoredBlock[]) => StoredBlock[]
  report: (problem: SourceProblem) => void
  /** Called when a section could not be read, so that the page is made again soon. */
  degrade: () => void
}

const isPlace = (block: unknown): block is StoredBlock & { props: BlockProps<typeof sharedSection> } =>
  isRecord(block) && block.type === placeType

const hasPlaces = (blocks: readonly unknown[]): boolean =>
  blocks.some(
    (block) =>
      isPlace(block) || (isRecord(block) && Array.isArray(block.children) && hasPlaces(block.children)),
  )

/** Blocks within a place: ids of their own there, and no places in them, whatever was stored. */
const within = (place: string, blocks: readonly StoredBlock[]): StoredBlock[] =>
  blocks
    .filter((block) => isRecord(block) && !isPlace(block))
    .map(({ children, ...block }) => ({
      ...block,
      id: `${place}-${block.id}`,
      ...(Array.isArray(children) && { children: within(place, children) }),
    }))

function placed({ id, visibility }: StoredBlock, section: StoredBlock, { shown }: Placing): PlacedBlock {
  const { children, visibility: _, ...block } = section
  return {
    ...block,
    id,
    isPlaced: true,
    ...(visibility !== undefined && { visibility }),
    ...(Array.isArray(children) && { children: shown(within(id, children)) }),
  }
}

/**
 * Puts the sections of a network into their places, at every depth, with the id and the days of the place. A section that is gone, or is a
 * place itself, is omitted for visitors, and so is one that would exceed `maxBlocks`. Blocks without places stay the same objects.
 */
export function placeSections(blocks: StoredBlock[], placing: Placing): Promise<StoredBlock[]> {
  return placeAll(blocks, placing, { placed: 0 })
}

/** How many blocks have come from sections: a page with many places of a large one would be too large to make. */
type Room = { placed: number }

async function placeAll(blocks: StoredBlock[], placing: Placing, room: Room): Promise<StoredBlock[]> {
  if (!hasPlaces(blocks)) return blocks
  const all: StoredBlock[][] = []
  // One after the other, so that the first ones of a page have the room.
  for (const block of blocks) all.push(await placeIn(block, placing, room))
  return all.flat()
}

const countOf = (block: StoredBlock): number =>
  1 + (block.children ?? []).reduce((count, child) => count + countOf(child), 0)

async function placeIn(block: StoredBlock, placing: Placing, room: Room): Promise<StoredBlock[]> {
  if (isPlace(block)) {
    const section = await sectionOf(block.props, placing)
    if (section && !isPlace(section)) {
      const put = placed(block, section, placing)
      room.placed += countOf(put)
      if (room.placed <= maxBlocks) return [put]
      const problem: Problem = { path: ['blocks'], code: 'tooManyBlocks', params: { count: maxBlocks } }
      placing.report({ request: placeType, path: block.id, code: problem.code, problem })
    }
    return placing.editing ? [block] : []
  }
  if (!isRecord(block) || !Array.isArray(block.children)) return [block]
  const children = await placeAll(block.children, placing, room)
  return [children === block.children ? block : { ...block, children }]
}

/** The section of a place; undefined if there is none, or it could not be read. */
async function sectionOf(
  props: unknown,
  { source, company, report, degrade }: Placing,
): Promise<StoredBlock | undefined> {
  const id = isRecord(props) ? props.section : undefined
  if (typeof id !== 'string' || company === undefined) return undefined
  try {
    return await source.sharedSection(company, id)
  } catch (error) {
    if (error instanceof SourceError && error.isMissing) return undefined
    report({ request: placeType, path: id, code: error instanceof Error ? error.message : 'load' })
    degrade()
    return undefined
  }
}
