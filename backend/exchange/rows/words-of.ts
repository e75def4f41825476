import { type Locale, locales } from '../../../locales/locale.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import type { Words } from '../../../schemas/exchange/kind.ts'
import { speciality } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

/** The words that tables may have and administrators of the product change. */
export async function wordsOf(orm: Orm): Promise<Words> {
  const rows = await orm.select({ slug: speciality.slug, name: speciality.name }).from(speciality)
  const labelOf = (name: (typeof rows)[number]['name']) =>
    Object.fromEntries(locales.map((locale) => [locale, pickLocalized(name, locale)?.value ?? ''])) as Record<
      Locale,
      string
    >
  return { specialities: Object.fromEntries(rows.map(({ slug, name }) => [slug, labelOf(name)])) }
}
