import { plainText } from '../../../schemas/core/plain-text.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { type RichObjectName, richObjects } from '../../../schemas/rich/objects.ts'
import { isTextBlock, type PortableText, type TextBlock } from '../../../schemas/rich/portable-text.ts'
import { objectName } from './object-editing.ts'

type Fields = Record<string, unknown>

/** Fields that the form of an object does not show: its name, and those with an editor of their own. */
const own: ReadonlySet<string> = new Set(['_type', '_key', 'rows', 'content'])

const formOf = (name: RichObjectName): TSchema => {
  const {
    properties,
    required = [],
    ...rest
  } = richObjects[name] as TSchema & {
    properties: Record<string, TSchema>
    required?: string[]
  }
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([field]) => !own.has(field))),
    required: required.filter((field) => !own.has(field)),
  } as TSchema
}

/** The schema of an object's form. */
export const objectForms: Record<RichObjectName, TSchema> = {
  picture: formOf('picture'),
  table: formOf('table'),
  file: formOf('file'),
  callout: formOf('callout'),
}

const emptyCell = (newKey: () => string) => ({ _type: 'cell', _key: newKey(), children: [], markDefs: [] })

const starts: Record<RichObjectName, (newKey: () => string) => Fields> = {
  picture: () => ({}),
  file: () => ({}),
  callout: () => ({ tone: 'note', content: [] }),
  table: (newKey) => ({
    headerRow: true,
    rows: [0, 1, 2].map(() => ({
      _type: 'row',
      _key: newKey(),
      cells: [emptyCell(newKey), emptyCell(newKey)],
    })),
  }),
}

/** The first value of a new object, for its dialog. */
export const newObject = (name: RichObjectName, newKey: () => string): Fields => ({
  _type: name,
  _key: newKey(),
  ...starts[name](newKey),
})

/** A value after its form has changed: fields that the form does not show stay. */
export function withFields(name: RichObjectName, value: Fields, fields: Fields): Fields {
  const shown = (objectForms[name] as { properties: Fields }).properties
  const kept = Object.entries(value).filter(([field]) => !(field in shown))
  return { ...Object.fromEntries(kept), ...fields }
}

/** The text of a callout: an object that was pasted into it becomes its words. */
export const calloutContent = (content: PortableText): PortableText =>
  content.map((block): TextBlock | PortableText[number] => {
    if (isTextBlock(block) || !objectName(block)) return block
    const text = plainText([block])
    return {
      ...(block._key !== undefined && { _key: block._key }),
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', text, marks: [] }],
    }
  })
