import { eq } from 'drizzle-orm'
import { seeWays, wayOf } from '../../../schemas/exchange/find-ways.ts'
import { headingField, seeHeadings } from '../../../schemas/exchange/headings.ts'
import type { ImportSettings } from '../../../schemas/exchange/import.ts'
import { exchangeImport } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { type ImportRow, lockImport, partDone, readerOf, rowsOfPart } from '../rows/imported-rows.ts'
import { subjectOf } from '../rows/subjects.ts'

/** The fields of an import of which somebody has to say how they are meant. */
export function unclearFields({ subject, settings }: Pick<ImportRow, 'subject' | 'settings'>): string[] {
  const { fields } = subjectOf(subject).definition
  return settings.columns.fields.flatMap((name) => {
    if (name === null || settings.ways[name] !== undefined) return []
    const kind = fields[name]?.kind
    const seen = settings.seen[name]
    return kind && seen && wayOf(kind, seen) === 'unclear' ? [name] : []
  })
}

/** How each column is meant: as somebody has said, or else as its cells say. */
export function waysOf({
  subject,
  settings,
}: Pick<ImportRow, 'subject' | 'settings'>): ImportSettings['ways'] {
  const { fields } = subjectOf(subject).definition
  const found = Object.entries(settings.seen).flatMap(([name, seen]) => {
    const kind = fields[name]?.kind
    const way = kind && wayOf(kind, seen)
    return way && way !== 'unclear' ? [[name, way.way] as const] : []
  })
  return { ...Object.fromEntries(found), ...settings.ways }
}

/** Looks at the next part of a table for how its columns are meant. The plan follows if somebody has confirmed the columns, and they are clear. */
export async function lookAtPart(orm: Orm, due: ImportRow): Promise<void> {
  const row = await lockImport(orm, due)
  if (!row) return
  const { fields } = subjectOf(row.subject).definition
  const { columns } = row.settings
  const rows = await rowsOfPart(orm, row, row.partsDone)
  const reader = await readerOf(orm, row.company)
  const seen = { ...row.settings.seen }
  for (const [index, name] of columns.fields.entries()) {
    const kind = name === null ? undefined : fields[name]?.kind
    if (name !== null && kind?.ways)
      seen[name] = seeWays(
        seen[name] ?? { unread: {} },
        kind,
        rows.map(({ cells }) => cells[index]),
        reader,
      )
  }
  const { definition } = subjectOf(row.subject)
  const headings = headingField(definition, []) && {
    headings: seeHeadings(row.settings.headings, rows),
  }
  const settings = { ...row.settings, seen, ...headings }
  await orm.update(exchangeImport).set({ settings }).where(eq(exchangeImport.id, row.id))
  const isClear = unclearFields({ ...row, settings }).length === 0
  await partDone(orm, row, row.settings.isConfirmed && isClear ? 'planning' : 'looked')
}
