import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import type { OpenedImport } from '../../schemas/api/exchange.ts'
import { fold } from '../../schemas/formats/fold.ts'
import { exchangeRow, type Membership } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { openedImportAnswer } from './import-answer.ts'
import { type ImportRow, readerOf } from './rows/imported-rows.ts'
import { subjectOf } from './rows/subjects.ts'

/** How many new groups are named; all are counted. */
const mostNamed = 20

/** The groups of the rows that would be added, of which the company has none yet. */
async function newGroups(orm: Orm, { id, subject, company }: ImportRow): Promise<string[]> {
  const { group, groupsOf } = subjectOf(subject).site ?? {}
  if (group === undefined || !groupsOf) return []
  const named = sql<string>`${exchangeRow.value} ->> ${group}`
  const rows = await orm
    .selectDistinct({ named })
    .from(exchangeRow)
    .where(and(eq(exchangeRow.import, id), eq(exchangeRow.outcome, 'add')))
  const known = new Set((await groupsOf(orm, company)).map(fold))
  return [...new Map(rows.map((row) => [fold(row.named), row.named]))]
    .filter(([key]) => !known.has(key))
    .map(([, name]) => name)
    .sort((one, other) => one.localeCompare(other, 'ru'))
}

async function siteOf(orm: Orm, member: Membership, row: ImportRow): Promise<OpenedImport['SITE']> {
  const { site } = subjectOf(row.subject)
  if (!site) return null
  const groups = row.state === 'planned' ? await newGroups(orm, row) : []
  return {
    CAN_SHOW: site.mayShow(member),
    NEW_GROUPS: groups.length,
    GROUPS: groups.slice(0, mostNamed),
  }
}

/** An import as a member sees it, with its columns and what visitors would see of it. */
export async function openedImport(
  orm: Orm,
  member: Membership,
  row: ImportRow,
  locale: Locale,
): Promise<OpenedImport> {
  const [reader, site] = [await readerOf(orm, member.company), await siteOf(orm, member, row)]
  return openedImportAnswer(row, { reader, site }, locale)
}
