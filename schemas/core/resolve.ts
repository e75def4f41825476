import { defaultLocale, type Locale } from '../../locales/locale.ts'
import type { PortableText } from '../rich/portable-text.ts'
import { withPageLinks } from '../rich/with-page-links.ts'
import { type LinkTarget, resolveLink } from './link.ts'
import { type Localized, localesOf, pickLocalized } from './localized.ts'
import type { Resolved } from './resolved.ts'
import { branchOf, isRecord, shapeOf } from './schema-shape.ts'
import type { Leaf, Static, TSchema } from './type.ts'

/** Language of the reader, and a function that adds language and company to the path of a page. */
export type ResolveContext = {
  locale: Locale
  pageHref: (path: string) => string
  /** For an editor: each text says where it stands. The value must be as it is stored, without anything left out. */
  withPaths?: boolean
}

/** The place of a value in the resolved props; undefined unless places are wanted. */
type ValuePath = string | undefined

const within = (place: ValuePath, step: string | number): ValuePath =>
  place === undefined ? undefined : place === '' ? String(step) : `${place}.${step}`

/** Fallback for a leaf without Russian (after `salvage`): any other language. */
function pickLeft<T>(value: Partial<Localized<T>>, locale: Locale, own: boolean) {
  const found = pickLocalized<T>(value, locale, own)
  if (found || own || value.ru !== undefined) return found
  const [first] = localesOf(value)
  return first && pickLocalized<T>(value, first)
}

const leaves: Record<
  Leaf,
  (value: unknown, own: boolean, context: ResolveContext, place: ValuePath) => unknown
> = {
  text: (value, own, { locale }, path) => {
    const found = pickLeft(value as Localized<string>, locale, own)
    return found && { text: found.value, lang: found.lang, ...(path !== undefined && { path }) }
  },
  rich: (value, own, { locale, pageHref }, path) => {
    const found = pickLeft(value as Localized<PortableText>, locale, own)
    return (
      found && {
        content: withPageLinks(found.value, pageHref),
        lang: found.lang,
        ...(path !== undefined && { path }),
      }
    )
  },
  link: (value, _own, { pageHref }) => resolveLink(value as LinkTarget, pageHref),
}

/** Rich text is required but empty; components still get a value. */
const nothingWritten = { content: [], lang: defaultLocale }

function resolveObject(
  properties: Record<string, TSchema>,
  required: ReadonlySet<string>,
  value: Record<string, unknown>,
  context: ResolveContext,
  place: ValuePath,
): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    const schema = properties[key]
    const resolved = schema ? resolve(schema, item, context, within(place, key)) : item
    if (resolved !== undefined) result[key] = resolved
    else if (schema && required.has(key)) {
      const shape = shapeOf(schema)
      if (shape.kind === 'leaf' && shape.leaf === 'rich') result[key] = nothingWritten
    }
  }
  return result
}

function resolve(schema: TSchema, value: unknown, context: ResolveContext, place: ValuePath): unknown {
  const shape = shapeOf(schema)
  switch (shape.kind) {
    case 'leaf':
      return isRecord(value) ? leaves[shape.leaf](value, shape.own, context, place) : undefined
    case 'array':
      return Array.isArray(value)
        ? value
            .map((item, index) => resolve(shape.items, item, context, within(place, index)))
            .filter((item) => item !== undefined)
        : value
    case 'object':
      return isRecord(value) ? resolveObject(shape.properties, shape.required, value, context, place) : value
    case 'variants': {
      const branch = branchOf(shape, value)
      return branch ? resolve(branch, value, context, place) : value
    }
    case 'plain':
      return value
  }
}

/**
 * Resolves a stored value for one reader: a text becomes `{ text, lang }`, rich text `{ content, lang }`, a link `{
 * href, external }`; a leaf without a value for this reader is omitted. Everything else and the stored value itself
 * stay unchanged. The value must be valid, or the valid part that `judge` returns.
 */
export const resolveValue = <Schema extends TSchema>(
  schema: Schema,
  value: Static<Schema>,
  context: ResolveContext,
): Resolved<Static<Schema>> =>
  resolve(schema, value, context, context.withPaths ? '' : undefined) as Resolved<Static<Schema>>
