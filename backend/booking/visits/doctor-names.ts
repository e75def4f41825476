import { eq } from 'drizzle-orm'
import { type Locale, locales } from '../../../locales/locale.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { fullName } from '../../../schemas/formats/name.ts'
import { specialist } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Texts } from '../../kit/tables/columns.ts'

/** Full names of the doctors of a company by the codes of their cards, in all languages. */
export async function doctorNames(orm: Orm, company: string): Promise<Map<string, Texts>> {
  const { code, lastName, name, middleName } = specialist
  const rows = await orm
    .select({ code, lastName, name, middleName })
    .from(specialist)
    .where(eq(specialist.company, company))
  return new Map(
    rows.map((row) => {
      const named = (locale: Locale) =>
        fullName({
          lastname: pickLocalized(row.lastName, locale)?.value ?? null,
          name: pickLocalized(row.name, locale)?.value ?? null,
          middlename: pickLocalized(row.middleName ?? undefined, locale)?.value ?? null,
        })
      return [row.code, Object.fromEntries(locales.map((locale) => [locale, named(locale)])) as Texts]
    }),
  )
}
