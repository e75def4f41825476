import type { ReferenceFilterResolver, Rule, ValidationContext } from '@sanity/types'
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

function listed(rule: Rule, { parent, hidden }: Partial<ValidationContext>, checks: Checks): Rule[] {
  if (hidden) return []
  const { required, characters, pattern, integer, min, max } = checks
  return [
    ...(required !== undefined && !isEmpty(parent) ? [rule.required().error(required)] : []),
    ...(characters
      ? [
          rule.custom(
            (text) => typeof text !== 'string' || [...text].length <= characters[0] || characters[1],
          ),
        ]
      : []),
    ...(pattern ? [rule.regex(pattern[0]).error(pattern[1])] : []),
    ...(integer !== undefined ? [rule.integer().error(integer)] : []),
    ...(min ? [rule.min(min[0]).error(min[1])] : []),
    ...(max ? [rule.max(max[0]).error(max[1])] : []),
  ]
}

/** Rules of a field. What is hidden has none. */
export const rules =
  (checks: Checks) =>
  <Own>(rule: Own, context: ValidationContext | undefined): Own[] =>
    listed(rule as Rule, context ?? {}, checks) as Own[]

/** Rules of a field of an object with variants, by the value of its field `key`. */
export const variantRules =
  (key: string, checks: Readonly<Record<string, Checks>>) =>
  <Own>(rule: Own, context: ValidationContext | undefined): Own[] => {
    const variant = (context?.parent as Fields | undefined)?.[key]
    return listed(
      rule as Rule,
      context ?? {},
      (typeof variant === 'string' && checks[variant]) || {},
    ) as Own[]
  }

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
