import { type LocalizedFields, suffixes } from '../../../schemas/api/localized-names.ts'
import { type OtherLocale, otherLocales } from '../../../schemas/core/localized-shape.ts'
import type { Texts } from '../../kit/tables/columns.ts'

/** A text as API fields: `NAME`, `NAME_KK`, `NAME_UZ`, `NAME_EN`. */
export const localize = <const Name extends string>(name: Name, texts: Texts) =>
  localizeOptional(name, texts) as LocalizedFields<Name, string, string | null>

const spelled = new Map<string, readonly (readonly [locale: OtherLocale, field: string])[]>()

/** The fields of the other languages; cached, because building these names each time costs more than the rest of a response. */
function fieldsOf(name: string) {
  const known = spelled.get(name)
  if (known) return known
  const fields = otherLocales.map((locale) => [locale, name + suffixes[locale]] as const)
  spelled.set(name, fields)
  return fields
}

/** As `localize`; without a text all fields are null. */
export function localizeOptional<const Name extends string>(name: Name, texts: Texts | null | undefined) {
  const answer: Record<string, string | null> = { [name]: texts?.ru ?? null }
  for (const [locale, field] of fieldsOf(name)) answer[field] = texts?.[locale] ?? null
  return answer as LocalizedFields<Name, string | null, string | null>
}
