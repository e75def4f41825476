import type { Locale } from '../../locales/locale.ts'
import type { CompanyFile } from '../../schemas/api/company-file.ts'
import { keptFileDays } from '../../schemas/company-file/company-file-states.ts'
import type { FileReport } from '../../schemas/company-file/file-report.ts'
import type { CompanyFileRow } from './file/lease.ts'
import { staysBehind } from './in/check-file.ts'
import { companyTables, labelOf } from './tables/company-tables.ts'

/** Tables of which a row with a code that is taken stays out. */
const keepingKeys = new Set(companyTables.flatMap(({ name, rules }) => (rules.keyStays ? [name] : [])))

const labels = new Map(companyTables.map((table) => [table.name, labelOf(table)]))

const dayMs = 86_400_000

function reportAnswer(report: FileReport, locale: Locale): NonNullable<CompanyFile['REPORT']> {
  const labelIn = (table: string) => labels.get(table)?.[locale] ?? null
  return {
    COMPANY_NAME: report.company?.name ?? null,
    MADE_AT: report.at ?? null,
    ORIGIN: report.origin ?? null,
    TABLES: report.tables.map(({ table, rows, written, left, found }) => ({
      NAME: table,
      LABEL: labelIn(table),
      ROWS: rows,
      IS_BROUGHT: staysBehind(table) === undefined,
      WRITTEN: written ?? null,
      LEFT: left ?? null,
      FOUND: found ?? null,
    })),
    FILES: report.files,
    FILES_WRITTEN: report.filesWritten ?? null,
    HAS_SITE: report.hasSite ?? false,
    IS_SITE_BROUGHT: report.site === undefined ? null : report.site === 'brought',
    STAFF: (report.staff ?? []).map(({ name, role }) => ({ NAME: name, ROLE: role })),
    TAKEN: Object.entries(report.taken ?? {}).map(([table, { count, some }]) => ({
      LABEL: labelIn(table),
      COUNT: count,
      SOME: some,
      IS_LEFT_OUT: keepingKeys.has(table),
    })),
    PRESENT: Object.entries(report.present ?? {}).map(([table, count]) => ({
      LABEL: labelIn(table),
      COUNT: count,
    })),
  }
}

/** A file as the API gives it. */
export function fileAnswerOf(row: CompanyFileRow, locale: Locale): CompanyFile {
  const kept =
    row.state === 'ready' && row.endedAt ? new Date(row.endedAt.getTime() + keptFileDays * dayMs) : undefined
  return {
    FILE_CODE: row.id,
    DIRECTION: row.direction,
    STATE: row.state,
    FAULT: row.fault,
    DONE: row.done,
    ALL: row.all,
    BYTES: row.bytes,
    PIECES: row.pieces,
    CREATED_AT: row.createdAt.toISOString(),
    CREATED_BY: row.byName,
    ENDED_AT: row.endedAt?.toISOString() ?? null,
    KEPT_UNTIL: kept?.toISOString() ?? null,
    DOWNLOADS: row.downloads.map(({ at, by }) => ({ AT: at, BY: by })),
    REPORT: row.report && reportAnswer(row.report, locale),
  }
}
