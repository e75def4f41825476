import { plain } from '../../../schemas/core/plain-schema.ts'
import { shapeOf, structureOf } from '../../../schemas/core/schema-shape.ts'
import type { Label, TSchema } from '../../../schemas/core/type.ts'
import { hrefPattern } from '../../../schemas/formats/href.ts'
import { richObjects } from '../../../schemas/rich/objects.ts'
import { richDecorators, richLists, richStyles } from '../../../schemas/rich/text-block.ts'
import { richName } from '../type-name.ts'
import { isPicture } from '../wire/value.ts'
import { checksOf } from './checks.ts'
import { fieldOf, type Properties, uploadField } from './field.ts'
import { previewOf } from './preview.ts'
import { type Code, call, type Source } from './source-text.ts'
import type { Words } from './words.ts'

type Annotations = { 'x-label'?: Label; const?: string }

const constantOf = (schema: TSchema | undefined): string | undefined =>
  (schema as Annotations | undefined)?.const

/** The title of a style, list or decorator of a text. */
const titleOf = (
  name: (typeof richStyles | typeof richLists | typeof richDecorators)[number],
  { t }: Words,
) =>
  name === 'normal' ? t('studio:paragraph') : name === 'code' ? t('studio:code') : t(`forms:rich.${name}`)

/** Paragraphs, headings, quotes and lists, with links and small pictures in their lines. */
function blockMember(words: Words): Code {
  const listed = (names: typeof richStyles | typeof richLists | typeof richDecorators): Source =>
    names.map((value) => ({ title: titleOf(value, words), value }))
  const href = plain.string({ maxLength: 2000, pattern: hrefPattern })
  const link = {
    name: 'link',
    title: words.t('studio:link'),
    type: 'object',
    fields: [
      call('defineField', {
        name: 'href',
        title: words.t('studio:link'),
        type: 'string',
        validation: call('rules', checksOf(href, true, words) ?? {}),
      }),
    ],
  }
  return call('defineArrayMember', {
    type: 'block',
    styles: listed(richStyles),
    lists: listed(richLists),
    marks: { decorators: listed(richDecorators), annotations: [link] },
    of: [{ type: richName('picture') }],
  })
}

const holdsTextBlocks = (items: TSchema): boolean => {
  const structure = structureOf(items)
  return structure.kind === 'variants' && structure.names.includes('block')
}

const lists = { rows: 'studio:rows', cells: 'studio:cells', content: 'studio:content' } as const

const titled = (name: string, words: Words): string =>
  name in lists ? words.t(lists[name as keyof typeof lists]) : name

function richFields(schema: TSchema, words: Words): Source[] {
  const structure = structureOf(schema)
  if (structure.kind !== 'object') return []
  const { properties, required } = structure
  // A line of text is edited as a text of one paragraph: Sanity knows nothing smaller.
  if (properties.children)
    return [
      call('defineField', {
        name: 'content',
        title: words.t('studio:content'),
        type: 'array',
        of: [blockMember(words)],
      }),
    ]
  const fields = Object.entries(properties)
    .filter(([name]) => name !== '_type' && name !== '_key')
    .map(([name, property]) => {
      const shape = shapeOf(property)
      if (shape.kind !== 'array') return fieldOf(name, property, required.has(name), words)
      return call('defineField', {
        name,
        title: titled(name, words),
        type: 'array',
        of: [holdsTextBlocks(shape.items) ? blockMember(words) : objectMember(shape.items, words)],
        validation: call('rules', checksOf(property, required.has(name), words) ?? {}),
      })
    })
  return isPicture(schema) ? [uploadField(words), ...fields] : fields
}

function objectMember(schema: TSchema, words: Words): Code {
  const structure = structureOf(schema)
  const type = structure.kind === 'object' ? constantOf(structure.properties._type) : undefined
  return call('defineArrayMember', {
    ...(type && { name: richName(type) }),
    ...(type === 'cell' && { title: words.t('studio:cell') }),
    type: 'object',
    fields: richFields(schema, words),
  })
}

/** The types of rich text: `portableText`, and an object for each of ours. */
export function richTypes(words: Words): (Properties & { name: string })[] {
  const names = Object.keys(richObjects).map(richName)
  return [
    {
      name: 'portableText',
      title: words.t('studio:content'),
      type: 'array',
      of: [blockMember(words), ...names.map((type) => call('defineArrayMember', { type }))],
    },
    ...Object.entries(richObjects).map(([name, schema]) => {
      const { 'x-label': label } = schema as Annotations
      return {
        name: richName(name),
        title: label ? words.of(label) : name,
        type: 'object',
        fields: richFields(schema, words),
        preview: previewOf(schema),
      }
    }),
  ]
}
