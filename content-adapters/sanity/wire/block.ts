import { isRecord } from '../../../schemas/core/is-record.ts'
import { currentVersion } from '../../../schemas/page/define-block.ts'
import type { StoredBlock } from '../../../schemas/page/page.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'
import { ourName, sanityName } from '../type-name.ts'
import { idOfKey } from './keys.ts'
import type { Pictures } from './picture.ts'
import { fromSanity, toSanity } from './value.ts'

type Raw = Record<string, unknown>

const definitionOf = (type: string) => blockDefinitions.get(type)
const versionOf = (type: string): number => {
  const definition = definitionOf(type)
  return definition ? currentVersion(definition) : 1
}

/** A block of ours as Sanity stores it; `v` is written only for a version that is not the current one. */
export function blockToSanity({ id, type, v, props, children, visibility }: StoredBlock): Raw {
  const own = toSanity(definitionOf(type)?.props, props) as Raw
  return {
    ...own,
    _type: sanityName(type),
    _key: id,
    ...(v !== versionOf(type) && { v }),
    ...(children && { blocks: children.map(blockToSanity) }),
    ...(visibility && { visibility }),
  }
}

/** Our name and our props of a block of Sanity. */
export type ReadType = (block: Raw) => { type: string; props: Raw }

const byItsName: ReadType = ({ _type, ...props }) => ({ type: ourName(String(_type)), props })

/** Reads blocks of Sanity as we store them; `readType` for a dataset with other names. */
export function blockReader(pictures: Pictures, readType: ReadType = byItsName) {
  const blocks = (list: unknown): StoredBlock[] => (Array.isArray(list) ? withTexts(list).flatMap(block) : [])

  /** One of a type that we do not know keeps everything that it has. */
  function block(raw: unknown): StoredBlock[] {
    if (!isRecord(raw) || typeof raw._type !== 'string') return []
    const { _key, v, blocks: inner, visibility, ...own } = raw
    const { type, props } = readType(own)
    const schema = definitionOf(type)?.props
    return [
      {
        id: idOfKey(_key),
        type,
        v: typeof v === 'number' ? v : versionOf(type),
        props: schema ? (fromSanity(schema, props, pictures) as Raw) : props,
        ...(Array.isArray(inner) && { children: blocks(inner) }),
        ...(isRecord(visibility) && { visibility: fromSanity(undefined, visibility, pictures) as Raw }),
      },
    ]
  }

  /** Paragraphs that stand between blocks, or instead of them, as blocks of text. */
  function withTexts(list: readonly unknown[]): unknown[] {
    const found: unknown[] = []
    let text: unknown[] | undefined
    for (const item of list) {
      if (!isRecord(item) || (item._type !== 'block' && item._type !== 'image')) {
        text = undefined
        found.push(item)
      } else if (text) text.push(item)
      else {
        text = [item]
        found.push({ _type: 'richText', _key: `text-${item._key ?? found.length}`, content: text })
      }
    }
    return found
  }

  return blocks
}
