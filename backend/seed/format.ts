import { z } from 'zod'
import { isRecord } from '../../schemas/core/schema-shape.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { companySeed } from './company-format.ts'
import {
  country,
  currency,
  latitude,
  localizedHtml,
  localizedText,
  longitude,
  slug,
  timezone,
} from './parts.ts'
import { checkReferences } from './references.ts'

/** A page of the directory itself (A23). `redirect` redirects the visitor (B-12). */
export const customPageSeed = z.strictObject({
  slug,
  title: localizedText,
  description: localizedText.optional(),
  content: localizedHtml.optional(),
  /** Replace `content`; block schemas validate them. */
  blocks: z.array(z.custom<StoredBlock>((block) => isRecord(block), 'must be a block')).optional(),
  redirect: z.string().min(1).max(2000).optional(),
})
export type CustomPageSeed = z.infer<typeof customPageSeed>

/**
 * A whole seed file, written by `seedDatabase`. Codes and slugs are unique in it, references must resolve
 * within it.
 */
export const seedFormat = z
  .strictObject({
    countries: z.array(
      z.strictObject({
        code: country,
        name: localizedText,
        currency,
        callingCode: z.string().regex(/^\+\d{1,4}$/),
        timezone,
      }),
    ),
    cities: z.array(z.strictObject({ slug, country, name: localizedText, latitude, longitude, timezone })),
    specialities: z.array(z.strictObject({ slug, name: localizedText })),
    companies: z.array(companySeed),
    customPages: z.array(customPageSeed).default([]),
    /** Redirects per path (B-18); `from` may end with `*`. */
    redirects: z
      .array(
        z.strictObject({
          from: z.string().regex(/^\/\S*$/, 'must begin with /'),
          to: z.string().min(1).max(2000),
          code: z.union([z.literal(301), z.literal(302)]),
          isActive: z.boolean().default(true),
        }),
      )
      .default([]),
  })
  .superRefine(checkReferences)

/** A seed with defaults applied. */
export type Seed = z.infer<typeof seedFormat>
/** A seed as written in a file: fields with defaults are optional. */
export type SeedInput = z.input<typeof seedFormat>
export type CompanySeed = Seed['companies'][number]

/**
 * Thrown for an invalid seed file; the message has one line per problem: `companies[3].news[0].date: Invalid
 * ISO datetime`.
 */
export class SeedFormatError extends Error {
  readonly faults: readonly string[]
  constructor(file: string, faults: readonly string[]) {
    super(`${file} is not a seed (${faults.length}):\n${faults.slice(0, 50).join('\n')}`)
    this.name = 'SeedFormatError'
    this.faults = faults
  }
}

const formatPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, '')

/** Validates a seed. `file` names its origin in the error. Throws `SeedFormatError`. */
export function parseSeed(value: unknown, file: string): Seed {
  const result = seedFormat.safeParse(value)
  if (result.success) return result.data
  throw new SeedFormatError(
    file,
    result.error.issues.map(({ path, message }) => `${formatPath(path) || '(root)'}: ${message}`),
  )
}
