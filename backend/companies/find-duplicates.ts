import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Locale, locales } from '../../locales/locale.ts'
import type { ModeratedRegistration } from '../../schemas/api/moderation.ts'
import { fold } from '../../schemas/formats/fold.ts'
import { company } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { inLanguage } from './read-registration.ts'

type Duplicate = ModeratedRegistration['LIKENESSES'][number]
type Registration = { code: string; names: readonly string[]; taxNumber: string | null }

/** `fold` (V-20) of the names in a column, as an SQL expression; quotation marks are ignored. */
const foldedName = (language: Locale): SQL =>
  sql`btrim(regexp_replace(translate(lower((${company.name} ->> ${language}) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’\`´«»"“”„', 'еагкноуухи'''''''''''''), '\\s+', ' ', 'g'))`

const plain = (name: string): string =>
  fold(name)
    .replace(/[«»"“”„]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Possible duplicates: other companies with the same tax number, or with the same folded name in
 * any language. At most twenty.
 */
export async function findDuplicates(
  orm: Orm,
  { code, names, taxNumber }: Registration,
  locale: Locale,
): Promise<Duplicate[]> {
  const folded = names.map(plain)
  const sameTax = taxNumber === null ? sql`false` : sql`coalesce(${company.taxNumber} = ${taxNumber}, false)`
  const sameName = or(...locales.map((language) => inArray(foldedName(language), folded)))
  const rows = await orm
    .select({
      code: company.code,
      slug: company.slug,
      name: company.name,
      status: company.status,
      address: company.address,
      sameTax: sql<boolean>`${sameTax}`,
      sameName: sql<boolean>`coalesce(${sameName}, false)`,
    })
    .from(company)
    .where(and(ne(company.code, code), eq(company.isDemo, false), or(sameTax, sameName)))
    .orderBy(asc(company.code))
    .limit(20)
  return rows.map((row) => ({
    COMPANY_CODE: row.code,
    SLUG: row.slug,
    COMPANY_NAME: inLanguage(row.name, locale) ?? row.name.ru,
    STATUS: row.status,
    ADDRESS: inLanguage(row.address, locale),
    BY: [...(row.sameTax ? ['TAX_NUMBER' as const] : []), ...(row.sameName ? ['NAME' as const] : [])],
  }))
}
