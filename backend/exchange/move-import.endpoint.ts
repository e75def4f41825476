import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import {
  importColumnsBody,
  importWriteBody,
  openedImport as openedShape,
} from '../../schemas/api/exchange.ts'
import type { Columns } from '../../schemas/exchange/guess-columns.ts'
import { columnProblems, columnsOfHead } from '../../schemas/exchange/guess-columns.ts'
import type { Membership } from '../database/tables/index.ts'
import { changeLimits } from '../kit/area/calls/change-limits.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { inTransaction } from '../kit/http/transaction.ts'
import { nameOfAccount } from '../kit/sessions/account-names.ts'
import { chooseColumns, discardImport, stopImport, undoImport, writeImport } from './move-import.ts'
import { openedImport } from './opened-import.ts'
import { bringAccess, importPath, oneImport, ownImport } from './own-import.ts'
import { beginOf, type ImportRow } from './rows/imported-rows.ts'
import { subjectOf } from './rows/subjects.ts'

const moves = {
  method: 'post',
  service: 'w-business',
  access: bringAccess,
  limits: changeLimits,
  params: oneImport,
  answer: openedShape,
  status: 200,
} as const

/*
 * What changes an import alone is done without the lock of the company, for which bookings would wait while the plan of 100,000 rows is deleted.
 */

/** An import as it is now, after a move. */
async function answerOf(orm: Orm, member: Membership, { id }: ImportRow, locale: Locale) {
  return openedImport(orm, member, await ownImport(orm, member, id), locale)
}

/** Throws 422 for a choice by which no row could be read: a required field is missing, or a field is two columns. */
function checkColumns({ subject, settings }: ImportRow, chosen: Columns['fields'], locale: Locale): void {
  const { definition } = subjectOf(subject)
  const { missing, repeated, unknown } = columnProblems(
    definition,
    chosen,
    (settings.headings?.count ?? 0) > 0,
  )
  const t = translate(locale)
  const names = (fields: string[]) =>
    fields.map((name) => `«${definition.fields[name]?.label[locale] ?? name}»`).join(', ')
  const faults = [
    ...(missing.length > 0 ? [t('exchange:columnsMissing', { names: names(missing) })] : []),
    ...(repeated.length > 0 ? [t('exchange:columnsRepeated', { names: names(repeated) })] : []),
    ...(unknown.length > 0 ? [t('errors:fields.invalid')] : []),
  ]
  if (faults.length > 0) throw new ApiError('FIELDS', { fields: { COLUMNS: faults } })
}

/** Throws 422 for a way that the kind of its field does not have. */
function checkWays({ subject }: ImportRow, ways: Record<string, unknown>, locale: Locale): void {
  const { fields } = subjectOf(subject).definition
  for (const [name, way] of Object.entries(ways))
    if (!fields[name]?.kind.ways?.some((one) => one === way))
      throw new ApiError('FIELDS', { fields: { WAYS: [translate(locale)('errors:fields.invalid')] } })
}

export const chooseImportColumns = defineCall({
  ...moves,
  method: 'put',
  path: `${importPath}/columns`,
  summary:
    'Says what the columns of an import are, and has its rows planned; where a column is not clear, the answer asks how it is meant. Without COLUMNS they are guessed by the rows HEAD_FROM to HEAD_AT',
  body: importColumnsBody,
  act: ({
    orm: outside,
    params,
    body: { HEAD_AT: headAt, HEAD_FROM, COLUMNS, WAYS: ways = {} },
    member,
    locale,
  }) =>
    inTransaction(outside, async (orm) => {
      const row = await ownImport(orm, member, params.id)
      const head = { headAt, ...(HEAD_FROM !== undefined && { headFrom: HEAD_FROM }) }
      const columns = COLUMNS
        ? { ...head, fields: COLUMNS }
        : columnsOfHead(subjectOf(row.subject).definition, beginOf(row), head)
      if (COLUMNS) checkColumns(row, COLUMNS, locale)
      checkWays(row, ways, locale)
      await chooseColumns(orm, row, { columns, ways, isConfirmed: COLUMNS !== undefined })
      return answerOf(orm, member, row, locale)
    }),
})

export const writeTable = defineCall({
  ...moves,
  path: `${importPath}/write`,
  summary:
    'Has a planned import written: all of its rows (409 ROWS_FAULTY if some have faults), or the good ones only',
  body: importWriteBody,
  act: async ({ params, body: { ONLY_GOOD, SHOW }, member, locale, transaction }) =>
    transaction(async (orm) => {
      const row = await ownImport(orm, member, params.id)
      await writeImport(orm, row, { isGoodRowsOnly: ONLY_GOOD, isShown: SHOW })
      return answerOf(orm, member, row, locale)
    }),
})

export const stopWriting = defineCall({
  ...moves,
  path: `${importPath}/stop`,
  summary: 'Stops an import that is being written; what is written by then stays, and can be undone',
  act: async ({ params, member, locale, transaction }) =>
    transaction(async (orm) => {
      const row = await ownImport(orm, member, params.id)
      await stopImport(orm, row)
      return answerOf(orm, member, row, locale)
    }),
})

export const undoTable = defineCall({
  ...moves,
  path: `${importPath}/undo`,
  summary:
    'Has a written import undone within 30 days, in the name of the caller. What somebody has changed or used since stays',
  act: async ({ params, member, locale, transaction }) =>
    transaction(async (orm) => {
      const row = await ownImport(orm, member, params.id)
      const name = (await nameOfAccount(orm, member.account)) ?? ''
      await undoImport(orm, row, { account: member.account, name })
      return answerOf(orm, member, row, locale)
    }),
})

export const discardTable = defineCall({
  method: 'delete',
  service: 'w-business',
  access: bringAccess,
  limits: changeLimits,
  params: oneImport,
  path: importPath,
  summary: 'Throws away a table of which nothing was written; 409 for another',
  act: ({ orm: outside, params, member }) =>
    inTransaction(outside, async (orm) => {
      await discardImport(orm, await ownImport(orm, member, params.id))
      return undefined
    }),
})
