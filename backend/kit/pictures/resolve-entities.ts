import { PictureError } from './picture-error.ts'
import { TooComplexError } from './too-complex-error.ts'

/** The longest list of entities: that of an Illustrator file has some hundred characters. */
const mostSubset = 100_000

const declared = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g

/** The entities of XML for the characters of its own syntax. */
const predefined = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

/** A value that names other entities or holds tags would make more of a text than it says. */
const isPlain = (value: string) => !/[<%]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(value)

/** The list of declarations within the document type, and where it stands. */
function subsetOf(source: string): { from: number; to: number } | undefined {
  const start = source.indexOf('<!DOCTYPE')
  const from = start < 0 ? -1 : source.indexOf('[', start)
  const end = start < 0 ? -1 : source.indexOf('>', start)
  if (from < 0 || end < from) return undefined
  const to = source.indexOf(']', from)
  return to < 0 ? undefined : { from: from + 1, to }
}

/**
 * XML with the entities of its own document type replaced by their texts, as older Illustrator files name their addresses. Throws
 * `PictureError` for one that is declared elsewhere, by others, or not at all, and `TooComplexError` if the text grows above `most`
 * characters.
 */
export function resolveEntities(source: string, most: number): string {
  const subset = subsetOf(source)
  if (subset && subset.to - subset.from > mostSubset)
    throw new TooComplexError(`more than ${mostSubset} characters of entities`)
  const values = new Map<string, string>()
  const inside = subset ? source.slice(subset.from, subset.to) : ''
  for (const [, name = '', double, single] of inside.matchAll(declared)) {
    const value = double ?? single ?? ''
    if (isPlain(value) && !values.has(name))
      values.set(name, value.replace(/"/g, '&quot;').replace(/'/g, '&apos;'))
  }
  const body = subset ? source.slice(0, subset.from) + source.slice(subset.to) : source
  let length = body.length
  return body.replace(/&([A-Za-z_][\w.:-]*);/g, (whole, name: string) => {
    if (predefined.has(name)) return whole
    const value = values.get(name)
    if (value === undefined)
      throw new PictureError('entities', `the entity "${name}" has no plain text of its own`)
    length += value.length - whole.length
    if (length > most) throw new TooComplexError(`longer than ${most} characters`)
    return value
  })
}
