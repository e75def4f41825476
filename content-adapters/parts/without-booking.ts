import { isRecord } from '../../schemas/core/schema-shape.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { paths } from './paths.ts'

const leadsToBooking = (value: unknown): boolean =>
  isRecord(value) &&
  value.kind === 'page' &&
  typeof value.path === 'string' &&
  /^[^?#]*/.exec(value.path)?.[0] === paths.appointment

/** A button, a tile or a link that opens booking. */
const isPromise = (value: unknown): boolean =>
  leadsToBooking(value) || (isRecord(value) && leadsToBooking(value.link))

function kept(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isPromise(item)).map(kept)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => (isPromise(item) ? [] : [[name, kept(item)]])),
  )
}

/** A block that exists for its one button. */
const isCall = ({ type, props }: StoredBlock): boolean =>
  type === 'call-to-action' && isRecord(props) && isPromise(props.action)

/** Blocks without buttons and links to booking, for a clinic that takes none: their target is 404 (V-13, B-7). */
export const withoutBooking = (blocks: readonly StoredBlock[]): StoredBlock[] =>
  blocks
    .filter((block) => isRecord(block) && !isCall(block))
    .map((block) => ({
      ...block,
      props: kept(block.props) as StoredBlock['props'],
      ...(Array.isArray(block.children) && { children: withoutBooking(block.children) }),
    }))
