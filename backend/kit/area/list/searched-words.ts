import type { AreaDefinition } from '../../../../schemas/areas/define-area.ts'
import { fieldKind } from '../../../../schemas/core/field-kind.ts'
import { structureOf } from '../../../../schemas/core/schema-shape.ts'
import { patterns, type TSchema } from '../../../../schemas/core/type.ts'
import { fold } from '../../../../schemas/formats/fold.ts'
import { normalizePhone } from '../../../../schemas/formats/phone.ts'

/** Alternatives (OR), each a list of substrings that must all occur (AND). */
export type SearchedParts = string[][]

const isPhone = (schema: TSchema): boolean => {
  const structure = structureOf(schema)
  const item = structure.kind === 'array' ? structure.items : schema
  return (item as { pattern?: string }).pattern === patterns.phone
}

/** Beginnings of phone numbers as stored, for a search that is written like a number or a part of one. */
function phoneParts(search: string): string[] {
  const digits = search.replace(/\D/g, '')
  if (digits.length < 3 || !/^[\d\s()+–-]+$/.test(search)) return []
  const isDomestic = digits.startsWith('8') && !search.includes('+')
  return [normalizePhone(search).replace('+', ''), ...(isDomestic ? [`+7${digits.slice(1)}`] : [])]
}

/**
 * The words of a search, or the digits of a phone number however they are grouped. Undefined for a blank search (no filter); `[]` if it has
 * only punctuation of JSON where lists are searched (matches nothing).
 */
export function searchedParts({ list, schema }: AreaDefinition, search: string): SearchedParts | undefined {
  if (search.trim() === '') return undefined
  const fields = (list?.search ?? []).flatMap((field) => schema.properties[field] ?? [])
  // Lists are searched as JSON, whose punctuation is in every row.
  const isJson = fields.some((field) => !['localized', 'text'].includes(fieldKind(field)))
  const words = fold(isJson ? search.replace(/["[\],]/g, ' ') : search)
    .split(' ')
    .filter(Boolean)
  const phones = fields.some(isPhone) ? phoneParts(search) : []
  return [...(words.length > 0 ? [words] : []), ...phones.map((digits) => [digits])]
}
