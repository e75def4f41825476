import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'
import { companyTables, labelOf } from '../tables/company-tables.ts'
import type { Spooled } from './spool-rows.ts'

type Told = { locale: Locale; company: string; origin: string; day: string; tables: readonly Spooled[] }

/** What the file has and how it is read, for whoever opens it, in the language of the person who has had it made. */
export function readmeText({ locale, company, origin, day, tables }: Told): string {
  const t = translate(locale)
  const labels = new Map(companyTables.map((table) => [table.name, labelOf(table)?.[locale]]))
  const rows = tables
    .filter((one) => one.rows > 0)
    .map(({ name, rows: count }) => {
      const label = labels.get(name)
      return `  data/${name}${label ? ` (${label})` : ''}: ${formatNumber(count)}`
    })
  return [
    t('exchange:whole.readme.title', { company }),
    t('exchange:whole.readme.made', { origin, day }),
    '',
    t('exchange:whole.readme.tables'),
    ...rows,
    '',
    t('exchange:whole.readme.files'),
    t('exchange:whole.readme.site'),
    t('exchange:whole.readme.manifest'),
    '',
    t('exchange:whole.readme.stays'),
    t('exchange:whole.readme.private'),
    '',
  ].join('\r\n')
}
