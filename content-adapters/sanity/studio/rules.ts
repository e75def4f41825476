import type { ReferenceFilterResolver, Rule } from '@sanity/types'
import type { ReactNode } from 'react'

/** What a value must be, each with what an editor reads if it is not. */
export type Checks = {
  required?: string
  /** The most characters of a text. */
  characters?: readonly [limit: number, message: string]
  pattern?: readonly [pattern: RegExp, message: string]
  integer?: string
  /** Bounds of a number, or of the entries of a list. */
  min?: readonly [limit: number, message: string]
  max?: readonly [limit: number, message: string]
}

type Fields = Readonly<Record<string, unknown>>

/** An object without fields counts as absent: nothing in it is required. An entry of a list is there as soon as it has a key. */
const isEmpty = (object: unknown): boolean =>
  typeof object === 'object' && object !== null && Object.keys(object).every((name) => name === '_type')

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value))

/** What is wrong with a value; true if nothing is. */
function faultOf(value: unknown, parent: unknown, checks: Checks): string | true {
  const { required, characters, pattern, integer, min, max } = checks
  if (value === undefined || value === null || value === '' || isEmpty(value))
    return isEmpty(parent) ? true : (required ?? true)
  if (typeof value === 'string') {
    if (characters && [...value].length > characters[0]) return characters[1]
    return pattern?.[0].test(value) === false ? pattern[1] : true
  }
  if (integer !== undefined && !Number.isInteger(value)) return integer
  if (min && sizeOf(value) < min[0]) return min[1]
  return max && sizeOf(value) > max[0] ? max[1] : true
}

/** What the inputs of numbers and lists read of their rules. Rules that wait for the context would stop them. */
const boundsOf = (rule: Rule, { integer, min, max }: Checks): Rule[] => [
  ...(integer !== undefined ? [rule.integer().error(integer)] : []),
  ...(min ? [rule.min(min[0]).error(min[1])] : []),
  ...(max ? [rule.max(max[0]).error(max[1])] : []),
]

/** Rules of a field. What is hidden has none. */
export const rules =
  ({ required, characters, pattern, ...bounds }: Checks) =>
  <Own>(rule: Own): Own[] => {
    const own = rule as Rule
    const texts = {
      ...(required !== undefined && { required }),
      ...(characters && { characters }),
      ...(pattern && { pattern }),
    }
    const checked = own.custom((value, { parent, hidden }) => hidden || faultOf(value, parent, texts))
    return [checked, ...boundsOf(own, bounds)] as Own[]
  }

/** Rules of a field of an object with variants, by the value of its field `key`. */
export const variantRules =
  (key: string, checks: Readonly<Record<string, Checks>>) =>
  <Own>(rule: Own): Own =>
    (rule as Rule).custom((value, { parent, hidden }) => {
      const variant = (parent as Fields | undefined)?.[key]
      return hidden || faultOf(value, parent, (typeof variant === 'string' && checks[variant]) || {})
    }) as Own

/** Hides a field of an object with variants in all others. */
export const hiddenUnless =
  (key: string, ...variants: string[]) =>
  ({ parent }: { parent?: Fields }): boolean =>
    !variants.includes(String(parent?.[key]))

/** Hides the address of a picture that has been uploaded. */
export const hiddenIfUploaded = ({ parent }: { parent?: { image?: { asset?: unknown } } }): boolean =>
  Boolean(parent?.image?.asset)

/** Offers documents of the same site. */
export const ofSameSite: ReferenceFilterResolver = ({ document }) => ({
  filter: 'site._ref == $site',
  params: { site: (document.site as { _ref?: string } | undefined)?._ref ?? '' },
})

/** The preview of a block: its own words above its name, or its name alone. */
export const namedBlock =
  (name: string) =>
  ({ title, media }: { title?: unknown; media?: unknown }) => ({
    title: typeof title === 'string' && title !== '' ? title : name,
    ...(typeof title === 'string' && title !== '' && { subtitle: name }),
    ...(media ? { media: media as ReactNode } : {}),
  })
