import type { Locale } from '../../locales/locale.ts'
import type { WrittenCell } from '../../schemas/exchange/cell.ts'
import type { Orm } from '../kit/database/database.ts'
import type { ExportSubject } from '../kit/exchange/define-export.ts'
import { writeCsv } from '../kit/sheets/write-csv.ts'
import { writeXlsx } from '../kit/sheets/write-xlsx.ts'
import type { Membership } from '../kit/tables/index.ts'

/** A kind of file. */
export type TableFormat = 'csv' | 'xlsx'

type Asked = { member: Membership; locale: Locale; format: TableFormat }

async function* rowsOf(
  orm: Orm,
  subject: ExportSubject,
  { member, locale }: Asked,
): AsyncGenerator<WrittenCell[][]> {
  const fields = Object.entries(subject.definition.fields).filter(([, { isWhole }]) => !isWhole)
  yield [fields.map(([, { label }]) => label[locale])]
  for await (const page of subject.pages(orm, member))
    yield page.map((value) =>
      fields.map(([name, { kind }]) => {
        const one = value[name]
        return one === undefined || one === null ? undefined : kind.write(one, locale)
      }),
    )
}

/**
 * What a member may read of a subject as a file, page by page. Its columns are named so that an import of the file finds them, and finds each
 * thing as it is.
 */
export function exportTable(orm: Orm, subject: ExportSubject, asked: Asked): AsyncGenerator<Uint8Array> {
  const pages = rowsOf(orm, subject, asked)
  return asked.format === 'csv' ? writeCsv(pages) : writeXlsx(pages, subject.definition.label[asked.locale])
}
