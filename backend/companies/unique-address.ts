import { randomInt } from 'node:crypto'
import { inArray, or, sql } from 'drizzle-orm'
import { slugify, uniqueSlug } from '../../schemas/formats/slug.ts'
import { company } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { readReserved } from '../redirects/index.ts'

/** Nine random digits: existing codes are numeric, and random ones cannot be enumerated. */
const randomCode = (): string => String(randomInt(100_000_000, 1_000_000_000))

/**
 * A code and a slug that no company uses, neither as code nor as slug, because both take the same place in a
 * path. Blocks other registrations until the transaction ends.
 */
export async function uniqueAddress(orm: Orm, name: string): Promise<{ code: string; slug: string }> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtext('company.slug'))`)
  const codes = Array.from({ length: 5 }, randomCode)
  const wanted = slugify(name) || 'clinic'
  // Leaves room for a numeric suffix.
  const start = wanted.slice(0, 70)
  const rows = await orm
    .select({ code: company.code, slug: company.slug })
    .from(company)
    .where(
      or(inArray(company.code, codes), sql`${company.slug} ^@ ${start}`, sql`${company.code} ^@ ${start}`),
    )
  const taken = new Set(rows.flatMap(({ code, slug }) => [code, slug]))
  const reserved = new Set([...(await readReserved(orm)), 'location'])
  const code = codes.find((one) => !taken.has(one))
  if (!code) throw new Error('no free code for a company among five at random')
  return { code, slug: uniqueSlug(wanted, { has: (slug) => reserved.has(slug) || taken.has(slug) }) }
}
