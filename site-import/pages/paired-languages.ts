import { defaultLocale, type Locale, locales } from '../../locales/locale.ts'
import { isRecord } from '../../schemas/core/is-record.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'

/** The one language of the texts of a block; undefined for a block without texts. */
function languageIn(value: unknown): Locale | undefined {
  if (Array.isArray(value)) return value.map(languageIn).find(Boolean)
  if (!isRecord(value)) return undefined
  const [name] = Object.keys(value)
  const locale = locales.find((one) => one === name)
  return locale ?? Object.values(value).map(languageIn).find(Boolean)
}

const isText = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((name) => locales.some((one) => one === name))

/** A value with the texts of the same value in another language; undefined if they are not alike. */
function merged(one: unknown, other: unknown): unknown {
  if (isText(one) && isText(other)) return { ...other, ...one }
  if (Array.isArray(one) && Array.isArray(other)) {
    const all = one.map((value, index) => merged(value, other[index]))
    return one.length === other.length && all.every((value) => value !== undefined) ? all : undefined
  }
  if (isRecord(one) && isRecord(other)) {
    const names = Object.keys(one)
    if (names.join() !== Object.keys(other).join()) return undefined
    const all = names.map((name) => [name, merged(one[name], other[name])] as const)
    return all.every(([, value]) => value !== undefined) ? Object.fromEntries(all) : undefined
  }
  return one === other ? one : undefined
}

/**
 * Blocks of a page that says the same in several languages: as many blocks of the same kinds in each become those of one, with
 * the texts of all.
 */
export function pairedLanguages(blocks: readonly StoredBlock[]): StoredBlock[] {
  const [title, ...rest] = blocks
  const of = (locale: Locale) => rest.filter(({ props }) => languageIn(props) === locale)
  const russian = of(defaultLocale)
  let paired: StoredBlock[] = [...rest]
  for (const locale of locales.filter((one) => one !== defaultLocale)) {
    const theirs = of(locale)
    if (russian.length === 0 || theirs.length !== russian.length) continue
    const known = new Map(paired.map((block) => [block.id, block]))
    const pairs = russian
      .map(({ id }) => known.get(id) as StoredBlock)
      .map((block, index) => ({
        block,
        other: theirs[index],
        props: merged(block.props, theirs[index]?.props),
      }))
    if (!pairs.every(({ block, other, props }) => props !== undefined && block.type === other?.type)) continue
    const gone = new Set(theirs.map(({ id }) => id))
    const both = new Map(pairs.map(({ block: { id }, props }) => [id, props as Record<string, unknown>]))
    paired = paired
      .filter(({ id }) => !gone.has(id))
      .map((block) => ({ ...block, props: both.get(block.id) ?? block.props }))
  }
  return title ? [title, ...paired] : paired
}
