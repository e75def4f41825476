import type { Locale } from '../../locales/locale.ts'
import type { WrittenCell } from '../../schemas/exchange/cell.ts'
import type { Orm } from '../kit/database/database.ts'
import type { ExportSubject } from '../kit/exchange/define-export.ts'
import type { Membership } from '../kit/tables/index.ts'
import { wordsOf } from './rows/words-of.ts'
import { type TableFormat, tableBytes } from './table-file.ts'

type Asked = { member: Membership; locale: Locale; format: TableFormat }

async function* rowsOf(
  orm: Orm,
  subject: ExportSubject,
  { member, locale }: Asked,
): AsyncGenerator<WrittenCell[][]> {
  const fields = Object.entries(subject.definition.fields).filter(([, { whole }]) => !whole)
  const words = await wordsOf(orm)
  yield [fields.map(([, { label }]) => label[locale])]
  for await (const page of subject.pages(orm, member))
    yield page.map((value) =>
      fields.map(([name, { kind }]) => {
        const one = value[name]
        return one === undefined || one === null ? undefined : kind.write(one, locale, words)
      }),
    )
}

/**
 * What a member may read of a subject as a file, page by page. Its columns are named so that an import of the file finds them, and finds each
 * thing as it is.
 */
export const exportTable = (orm: Orm, subject: ExportSubject, asked: Asked): AsyncGenerator<Uint8Array> =>
  tableBytes(rowsOf(orm, subject, asked), asked.format, subject.definition.label[asked.locale])
