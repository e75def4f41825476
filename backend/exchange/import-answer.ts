import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import type { OpenedImport, TableImport } from '../../schemas/api/exchange.ts'
import { cellText, writtenText } from '../../schemas/exchange/cell-text.ts'
import type { ExchangeDefinition, ExchangeField } from '../../schemas/exchange/define-exchange.ts'
import type { WaysSeen } from '../../schemas/exchange/find-ways.ts'
import { headNames, possibleHeads } from '../../schemas/exchange/guess-columns.ts'
import { headingField } from '../../schemas/exchange/headings.ts'
import { type ImportSettings, undoImportDays } from '../../schemas/exchange/import.ts'
import type { Reader, Way } from '../../schemas/exchange/kind.ts'
import { type ErrorCode, httpStatus } from '../kit/errors/api-error.ts'
import { beginOf, type ImportRow } from './rows/imported-rows.ts'
import { subjectOf } from './rows/subjects.ts'
import { unclearFields, waysOf } from './steps/look-at-part.ts'

const dayMs = 86_400_000

const isErrorCode = (code: string): code is ErrorCode => code in httpStatus

/** Why it was stopped, in words. */
function stopReasonOf({ stopReason }: ImportRow, locale: Locale): string | null {
  if (stopReason === null) return null
  const t = translate(locale)
  return isErrorCode(stopReason) ? t(`errors:${stopReason}`) : t('exchange:rightGone')
}

/** How much of the work of its state is done. */
function progressOf({ state, parts, partsDone, counts }: ImportRow): { DONE: number; ALL: number } {
  const { add = 0, change = 0, written = 0, meanwhile = 0, undone = 0, kept = 0 } = counts
  if (state === 'writing' || state === 'written') return { DONE: written + meanwhile, ALL: add + change }
  if (state === 'undoing' || state === 'undone') return { DONE: undone + kept, ALL: written }
  return { DONE: partsDone, ALL: parts }
}

/** A press in the last moment stops nothing. */
function isStoppedEarly(row: ImportRow): boolean {
  const { DONE, ALL } = progressOf(row)
  return (row.isStopped || row.stopReason !== null) && DONE < ALL
}

function undoUntil({ state, writtenAt, counts }: ImportRow): string | null {
  if (state !== 'written' || !writtenAt || !counts.written) return null
  const until = new Date(writtenAt.getTime() + undoImportDays * dayMs)
  return until > new Date() ? until.toISOString() : null
}

/** Where an import stands. */
export const importAnswer = (row: ImportRow, locale: Locale): TableImport => ({
  IMPORT_CODE: row.id,
  SUBJECT: row.subject,
  LABEL: subjectOf(row.subject).definition.label[locale],
  FILE: row.file,
  STATE: row.state,
  ...progressOf(row),
  IS_STOPPED: isStoppedEarly(row),
  STOP_REASON: stopReasonOf(row, locale),
  COUNTS: {
    ADD: row.counts.add ?? 0,
    CHANGE: row.counts.change ?? 0,
    SAME: row.counts.same ?? 0,
    FAULT: row.counts.fault ?? 0,
    HEADING: row.counts.heading ?? 0,
    WRITTEN: row.counts.written ?? 0,
    MEANWHILE: row.counts.meanwhile ?? 0,
    UNDONE: row.counts.undone ?? 0,
    KEPT: row.counts.kept ?? 0,
  },
  CREATED_AT: row.createdAt.toISOString(),
  CREATED_BY: row.byName,
  WRITTEN_AT: row.writtenAt?.toISOString() ?? null,
  UNDONE_AT: row.undoneAt?.toISOString() ?? null,
  UNDONE_BY: row.undoneByName,
  UNDO_UNTIL: undoUntil(row),
})

const mostExamples = 3

/** A cell that could mean several things, and what it would be in each way. */
function unclearOf(
  { kind, whole }: ExchangeField,
  seen: WaysSeen,
  asked: { reader: Reader; locale: Locale },
) {
  const cell = seen.unclear
  if (cell === undefined) return null
  const reads = (kind.ways ?? []).flatMap((way: Way) => {
    const read = kind.read(cell, asked.reader, way)
    if ('problem' in read) return []
    const text = whole
      ? partsText(read.value)
      : writtenText(kind.write(read.value, asked.locale, asked.reader.words), asked.locale)
    return [{ WAY: way, TEXT: text }]
  })
  return { CELL: cellText(cell), READS: reads }
}

/** The rows that may be headings of others: what they would say, whatever the columns are now. */
function headingsOf(
  definition: ExchangeDefinition,
  { headings }: ImportSettings,
  locale: Locale,
): OpenedImport['HEADINGS'] {
  const field = headingField(definition, [])
  if (!headings?.count || field === undefined) return null
  const { count, some } = headings
  return { FIELD: field, LABEL: definition.fields[field]?.label[locale] ?? field, ROWS: count, SOME: some }
}

/** A value of several fields, with its parts told apart. */
const partsText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).filter(Boolean).join(' · ') : ''

/** What an answer says beyond the import itself. */
type Beside = { reader: Reader; site: OpenedImport['SITE'] }

/** An import with its columns, which are named and shown by its first rows. */
export function openedImportAnswer(row: ImportRow, { reader, site }: Beside, locale: Locale): OpenedImport {
  const { definition } = subjectOf(row.subject)
  const { fields } = definition
  const { columns, seen, width: known = 0 } = row.settings
  const begin = beginOf(row)
  const below = row.begin.filter(({ at }) => at > (columns.headAt ?? 0))
  const names = headNames(begin, columns)
  const width = Math.max(known, columns.fields.length, ...row.begin.map(({ texts }) => texts.length))
  const unclear = unclearFields(row)
  const ways = waysOf(row)
  return {
    ...importAnswer(row, locale),
    SHEETS: row.sheets,
    SHEET: row.sheet,
    HEAD_AT: columns.headAt,
    HEAD_FROM: columns.headFrom ?? null,
    HEADS: possibleHeads(begin).map((head) => ({
      ROW: head.headAt,
      FROM: head.headFrom ?? null,
      TEXTS: headNames(begin, head),
    })),
    ADDS: definition.adds?.[locale] ?? null,
    SITE: site,
    HEADINGS: headingsOf(definition, row.settings, locale),
    COLUMNS: Array.from({ length: width }, (_, index) => {
      const name = columns.fields[index] ?? null
      const field = name === null ? undefined : fields[name]
      const found = name === null ? undefined : seen[name]
      const texts = below.map((one) => one.texts[index] ?? '').filter((text) => text !== '')
      return {
        NAME: names[index] ?? '',
        EXAMPLES: [...new Set(texts)].slice(0, mostExamples),
        FIELD: name,
        WAYS: [...(field?.kind.ways ?? [])],
        WAY: name === null || unclear.includes(name) ? null : (ways[name] ?? null),
        UNCLEAR: field && found ? unclearOf(field, found, { reader, locale }) : null,
      }
    }),
    FIELDS: Object.entries(fields).map(([name, { label, isRequired = false, isKey = false }]) => ({
      FIELD: name,
      LABEL: label[locale],
      IS_REQUIRED: isRequired,
      IS_KEY: isKey,
    })),
  }
}
