import { isRecord } from '../../../schemas/core/is-record.ts'
import { maxDepth } from '../../../schemas/page/max-depth.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'
import type { SanityMapping } from '../mapping.ts'
import { ourName } from '../type-name.ts'
import { blockReader, type ReadType } from './block.ts'
import type { Pictures } from './picture.ts'

/** Where a query puts what the mapping reads of a block, beside what the block has itself; names with this beginning are nobody's in Sanity. */
const read = '_read'

/** An array of blocks with what the mapping reads of each, as deep as blocks may stand in others: an expression of GROQ. */
export function projectedBlocks(blocks: string, mapped: SanityMapping['blocks'] = {}): string {
  const lists = Object.entries(mapped).flatMap(([type, { props }]) =>
    props?.blocks === undefined ? [] : [`_type == ${JSON.stringify(type)} => (${props.blocks})`],
  )
  const inside = lists.length > 0 ? `select(${[...lists, 'blocks'].join(', ')})` : 'blocks'
  const parts = Object.entries(mapped).flatMap(([type, { props: { blocks: _, ...props } = {} }]) => {
    const values = Object.entries(props).map(([prop, from]) => `"${prop}": ${from}`)
    return values.length > 0
      ? [`_type == ${JSON.stringify(type)} => {"${read}": {${values.join(', ')}}}`]
      : []
  })
  const within = (list: string, depth: number): string => {
    const inner = depth < maxDepth ? [`defined(${inside}) => {"blocks": ${within(inside, depth + 1)}}`] : []
    return `(${list})[]{..., ${[...parts, ...inner].join(', ')}}`
  }
  return parts.length + lists.length > 0 ? within(blocks, 1) : blocks
}

/** Reads blocks of a dataset. Those that the mapping names are ours of another type, whose props are read as it says, or by their own names. */
export function blocksOf({ blocks = {} }: SanityMapping, pictures: Pictures) {
  const readType: ReadType = ({ _type, [read]: given, ...own }) => {
    const mapped = blocks[String(_type)]
    if (!mapped) return { type: ourName(String(_type)), props: own }
    const props = Object.keys(blockDefinitions.get(mapped.type)?.props.properties ?? {}).flatMap((prop) => {
      const value = (mapped.props && prop in mapped.props ? (given as Record<string, unknown>) : own)?.[prop]
      return value === undefined || value === null ? [] : [[prop, value] as const]
    })
    return { type: mapped.type, props: Object.fromEntries(props) }
  }
  return blockReader(pictures, readType)
}

/** Fields of blocks that the mapping names, which nothing reads: neither by its own name nor in an expression. By the blocks' types. */
export function unreadFields({ blocks = {}, documents = {} }: SanityMapping, list: unknown): string[] {
  if (!Array.isArray(list)) return []
  const expressions = documents.page?.fields?.blocks ?? ''
  return list.filter(isRecord).flatMap(({ _type, [read]: _, blocks: inner, visibility, v, ...own }) => {
    const mapped = blocks[String(_type)]
    const known = mapped && blockDefinitions.get(mapped.type)?.props.properties
    const said = [expressions, ...Object.values(mapped?.props ?? {})].join(' ').split(/\W+/)
    const isRead = (field: string) =>
      !known || field.startsWith('_') || field in known || said.includes(field)
    const unread = Object.keys(own).filter((field) => own[field] !== null && !isRead(field))
    return [...unread.map((field) => `${_type}.${field}`), ...unreadFields({ blocks, documents }, inner)]
  })
}
