import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import {
  dataFolder,
  filesFolder,
  manifestName,
  siteArchiveName,
} from '../../../schemas/company-file/part-names.ts'
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
      return `  ${dataFolder}${name}${label ? ` (${label})` : ''}: ${formatNumber(count)}`
    })
  return [
    t('exchange:whole.readme.title', { company }),
    t('exchange:whole.readme.made', { origin, day }),
    '',
    t('exchange:whole.readme.tables', { json: '.json', csv: '.csv', schema: '.schema.json' }),
    ...rows,
    '',
    t('exchange:whole.readme.files', { folder: filesFolder }),
    t('exchange:whole.readme.site', { site: siteArchiveName }),
    t('exchange:whole.readme.manifest', { manifest: manifestName }),
    '',
    t('exchange:whole.readme.stays', { manifest: manifestName }),
    t('exchange:whole.readme.private'),
    '',
  ].join('\r\n')
}
