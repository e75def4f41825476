import { isRecord } from '../../../schemas/core/is-record.ts'
import type { SanityMapping } from '../mapping.ts'
import { ourName } from '../type-name.ts'
import { blockReader, type ReadType } from './block.ts'
import type { Pictures } from './picture.ts'

/** A value in an object by the names on its way: `button.label`. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value)

/** Reads blocks of a dataset; those that the mapping names are ours of another type, whose fields are found by other names. */
export function blocksOf({ blocks = {} }: SanityMapping, pictures: Pictures) {
  const readType: ReadType = ({ _type, ...own }) => {
    const mapped = blocks[String(_type)]
    if (!mapped) return { type: ourName(String(_type)), props: own }
    const props = Object.entries(mapped.props ?? {}).map(([field, path]) => [field, at(own, path)] as const)
    const given = mapped.props
      ? Object.fromEntries(props.filter(([, value]) => value !== undefined && value !== null))
      : own
    return { type: mapped.type, props: given }
  }
  return blockReader(pictures, readType)
}
