import { languages } from '../../../locales/languages.ts'
import { defaultLocale, locales } from '../../../locales/locale.ts'
import type { FieldGroup, Label } from '../../../schemas/core/annotate.ts'
import { fieldKind, isPictureAddress } from '../../../schemas/core/field-kind.ts'
import { type Structure, shapeOf, structureOf } from '../../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { referredDocuments, refersToDocument } from '../documents.ts'
import { sanityName } from '../type-name.ts'
import { isPicture, leafNames } from '../wire/value.ts'
import { checksOf } from './checks.ts'
import { previewOf } from './preview.ts'
import { type Code, call, code, type Source } from './source-text.ts'
import type { Words } from './words.ts'

/** Properties of a type or a field of Sanity, as source. */
export type Properties = Record<string, Source | undefined>

type Annotations = {
  type?: string
  const?: unknown
  enum?: readonly string[]
  default?: Source
  'x-label'?: Label
  'x-help'?: Label
  'x-hidden'?: true
  'x-multiline'?: true
  'x-choices'?: Readonly<Record<string, Label>>
  'x-groups'?: readonly FieldGroup[]
}

/** Most choices that are shown side by side. */
const maxRadios = 4

const annotationsOf = (schema: TSchema) => schema as Annotations

const listOf = (choices: Readonly<Record<string, Label>>, words: Words): Source =>
  Object.entries(choices).map(([value, label]) => ({ title: words.of(label), value }))

const choiceOf = (choices: Readonly<Record<string, Label>>, words: Words): Properties => ({
  type: 'string',
  options: {
    list: listOf(choices, words),
    layout: Object.keys(choices).length > maxRadios ? 'dropdown' : 'radio',
  },
})

const rulesOf = (schema: TSchema, isRequired: boolean, words: Words): Code | undefined => {
  // A reference is no text in Sanity: what our code of it has to look like does not matter there.
  const checks = checksOf(refersToDocument(schema) ? ({} as TSchema) : schema, isRequired, words)
  return checks && call('rules', checks)
}

/** The names of languages are their own; each field has what the schema says of its text. */
function localizedType(schema: TSchema, words: Words): Properties {
  const structure = structureOf(schema)
  const properties = structure.kind === 'object' ? structure.properties : {}
  const isRich = shapeOf(schema).kind === 'leaf' && (schema as { 'x-leaf'?: string })['x-leaf'] === 'rich'
  const isLong = annotationsOf(schema)['x-multiline']
  const others = { name: 'others', title: words.t('studio:otherLanguages') }
  return {
    type: 'object',
    ...(isRich
      ? { fieldsets: [{ ...others, options: { collapsible: true, collapsed: true } }] }
      : { options: { columns: 2 } }),
    fields: locales.map((locale) => {
      const item = properties[locale]
      const isRequired = locale === defaultLocale
      return call('defineField', {
        name: locale,
        title: languages[locale].name,
        type: isRich ? 'portableText' : isLong ? 'text' : 'string',
        ...(isLong && { rows: 3 }),
        ...(isRich && !isRequired && { fieldset: 'others' }),
        validation: item && rulesOf(item, isRequired, words),
      })
    }),
  }
}

/** The picture that an editor uploads to Sanity. */
export const uploadField = (words: Words): Code =>
  call('defineField', {
    name: 'image',
    title: words.t('studio:upload'),
    type: 'image',
    options: { hotspot: true },
  })

/** A picture is uploaded, or lies at an address. */
function pictureType(schema: TSchema, words: Words): Properties {
  const { fields, ...rest } = objectType(schema, words)
  return { ...rest, fields: [uploadField(words), ...(fields as Source[])] }
}

function objectType(schema: TSchema, words: Words): Properties {
  const structure = structureOf(schema)
  if (structure.kind !== 'object') throw new Error('a type of Sanity with fields is made of an object')
  const groups = annotationsOf(schema)['x-groups'] ?? []
  const fields = fieldsOf(structure, words, groups)
  return {
    type: 'object',
    ...(groups.length > 0 && {
      fieldsets: groups.map(({ label }, index) => ({
        name: `group${index + 1}`,
        title: words.of(label),
        options: { collapsible: true, collapsed: true },
      })),
    }),
    fields,
    preview: previewOf(schema),
  }
}

/** The fields of an object, those of groups in fieldsets of their own. */
export function fieldsOf(
  { properties, required }: Structure & { kind: 'object' },
  words: Words,
  groups: readonly FieldGroup[] = [],
): Source[] {
  return Object.entries(properties).map(([name, schema]) => {
    const group = groups.findIndex(({ fields }) => fields.includes(name))
    const more = group < 0 ? {} : { fieldset: `group${group + 1}` }
    return fieldOf(name, schema, required.has(name), words, more)
  })
}

/** Only lists show previews. */
const withoutPreview = ({ preview: _, ...type }: Properties): Properties => type

type Branch = { variant: string; schema: TSchema; isRequired: boolean }

/** One object with the fields of all variants, of which those of the chosen one are seen. */
function variantsType(
  schema: TSchema,
  structure: Structure & { kind: 'variants' },
  words: Words,
): Properties {
  const { key, names, branches } = structure
  const found = new Map<string, Branch[]>()
  for (const [index, branch] of branches.entries()) {
    const inner = structureOf(branch)
    if (inner.kind !== 'object') continue
    for (const [name, property] of Object.entries(inner.properties)) {
      if (name === key) continue
      const one = {
        variant: names[index] ?? '',
        schema: property,
        isRequired: inner.required.has(name),
      }
      found.set(name, [...(found.get(name) ?? []), one])
    }
  }
  const labels = annotationsOf(schema)['x-choices']
  const kinds = Object.fromEntries(names.map((name) => [name, labels?.[name]]))
  const list = names.map((name) => ({ title: kinds[name] ? words.of(kinds[name]) : name, value: name }))
  const choice = call('defineField', {
    name: key,
    title: words.t('studio:variant'),
    type: 'string',
    options: { list, layout: names.length > maxRadios ? 'dropdown' : 'radio' },
    validation: rulesOf({ type: 'string' } as TSchema, true, words),
  })
  return {
    type: 'object',
    fields: [choice, ...[...found].map(([name, all]) => variantField(key, name, all, words))],
    preview: { select: { title: key } },
  }
}

/** A field that one variant has, or several: then its title has the labels of all, and its rules depend on the variant. */
function variantField(key: string, name: string, all: readonly Branch[], words: Words): Code {
  const [first] = all
  if (!first) throw new Error(`no variant has ${name}`)
  const types = all.map(({ schema }) => withoutPreview(typeOf(schema, words)))
  const [type] = types
  if (new Set(types.map((one) => one.type)).size > 1)
    throw new Error(`${name} is of another type in each variant of ${key}: name it differently in each`)
  const textsOf = (label: 'x-label' | 'x-help') => [
    ...new Set(
      all.flatMap(({ schema }) => {
        const found = annotationsOf(schema)[label]
        return found ? [words.of(found)] : []
      }),
    ),
  ]
  const checks = Object.fromEntries(
    all.flatMap(({ variant, schema, isRequired }) => {
      const found = checksOf(schema, isRequired, words)
      return found ? [[variant, found]] : []
    }),
  )
  const isHidden = all.every(({ schema }) => annotationsOf(schema)['x-hidden'])
  return call('defineField', {
    name,
    title: textsOf('x-label').join(' / ') || name,
    description: textsOf('x-help').join(' ') || undefined,
    ...type,
    hidden: isHidden || call('hiddenUnless', key, ...all.map(({ variant }) => variant)),
    validation: !isHidden && Object.keys(checks).length > 0 ? call('variantRules', key, checks) : undefined,
  })
}

/** The type of a value, without name and title. */
export function typeOf(schema: TSchema, words: Words): Properties {
  const shape = shapeOf(schema)
  switch (shape.kind) {
    case 'leaf':
      return shape.leaf === 'link' ? { type: 'link' } : localizedType(schema, words)
    case 'array':
      return arrayType(shape.items, words)
    case 'variants':
      return variantsType(schema, shape, words)
    case 'object':
      return isPicture(schema) ? pictureType(schema, words) : objectType(schema, words)
    case 'plain':
      return plainType(schema, words)
  }
}

function plainType(schema: TSchema, words: Words): Properties {
  const { 'x-choices': choices, 'x-multiline': isLong, const: constant, enum: values } = annotationsOf(schema)
  const documents = referredDocuments(schema)
  if (documents.length > 0)
    return {
      type: 'reference',
      to: documents.map(({ name }) => ({ type: sanityName(name) })),
      options: documents.every(({ schema: document }) => 'site' in document.properties)
        ? { filter: code('ofSameSite') }
        : undefined,
    }
  if (choices) return choiceOf(choices, words)
  if (values) return { type: 'string', options: { list: [...values] } }
  if (constant === true) return { type: 'boolean' }
  switch (fieldKind(schema)) {
    case 'boolean':
      return { type: 'boolean' }
    case 'integer':
    case 'number':
      return { type: 'number' }
    case 'date':
      return { type: 'date' }
    case 'instant':
      return { type: 'datetime' }
    default:
      return isLong ? { type: 'text', rows: 3 } : { type: 'string' }
  }
}

/** Objects of a list say what they are, so that the studio knows the values of other programs. */
function memberOf(schema: TSchema, words: Words): Code {
  const shape = shapeOf(schema)
  const { 'x-label': label } = annotationsOf(schema)
  const name =
    shape.kind === 'leaf' && shape.leaf !== 'link'
      ? leafNames[shape.leaf]
      : isPicture(schema)
        ? leafNames.picture
        : undefined
  return call('defineArrayMember', {
    ...(name && { name }),
    ...(label && { title: words.of(label) }),
    ...typeOf(schema, words),
    ...(shape.kind === 'leaf' && shape.leaf === 'text' && { preview: { select: { title: defaultLocale } } }),
    validation: rulesOf(schema, false, words),
  })
}

function arrayType(items: TSchema, words: Words): Properties {
  const { 'x-choices': choices } = annotationsOf(items)
  if (choices && shapeOf(items).kind === 'plain')
    return {
      type: 'array',
      of: [call('defineArrayMember', { type: 'string' })],
      options: { list: listOf(choices, words) },
    }
  return { type: 'array', of: [memberOf(items, words)] }
}

/** A field: what its schema says, in the words of the studio. */
export function fieldOf(
  name: string,
  schema: TSchema,
  isRequired: boolean,
  words: Words,
  more: Properties = {},
): Code {
  const { 'x-label': label, 'x-help': help, 'x-hidden': isHidden, default: value } = annotationsOf(schema)
  const type = withoutPreview(typeOf(schema, words))
  const isPictureSource = isPictureAddress(schema)
  return call('defineField', {
    name,
    title: isPictureSource ? words.t('studio:pictureAddress') : label ? words.of(label) : name,
    description: help && words.of(help),
    ...type,
    ...more,
    hidden: isHidden ?? (isPictureSource ? code('hiddenIfUploaded') : undefined),
    initialValue: value ?? (isRequired && type.type === 'boolean' ? false : undefined),
    validation: isHidden ? undefined : rulesOf(schema, isRequired, words),
  })
}
