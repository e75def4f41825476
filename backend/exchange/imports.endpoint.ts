import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { sections } from '../../schemas/access/sections.ts'
import {
  exchangeTables,
  importRowList,
  openedImport as openedShape,
  type ShownRows,
  shownRows,
} from '../../schemas/api/exchange.ts'
import type { ExchangeDefinition } from '../../schemas/exchange/define-exchange.ts'
import { exchangeImport, exchangeRow } from '../database/tables/index.ts'
import { may, mayInWhole, permissionsOf } from '../kit/access/permissions.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { pageQuery } from '../kit/input/query.ts'
import { importAnswer } from './import-answer.ts'
import { openedImport } from './opened-import.ts'
import { bringAccess, importPath, oneImport, ownImport } from './own-import.ts'
import { rowAnswer } from './row-answer.ts'
import { exportSubject, importSubject, subjectOf, tableDefinitions } from './rows/subjects.ts'
import { wordsOf } from './rows/words-of.ts'

/** How many imports a list has. */
const mostListed = 30

/** The names of the columns that a table needs, or of its other ones. */
const labelsOf = (fields: ExchangeDefinition['fields'], isNeeded: boolean, locale: Locale): string[] =>
  Object.values(fields)
    .filter(({ isRequired = false }) => isRequired === isNeeded)
    .map(({ label }) => label[locale])

export const exchangedTables = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/exchange',
  summary:
    'What the caller can bring as tables and take out, and the latest imports of the company, the newest first',
  access: { section: 'exchange', action: 'read', forClinic: true },
  params: place,
  answer: exchangeTables,
  act: async ({ orm, member, locale }) => {
    const permissions = permissionsOf(member)
    const brings = mayInWhole(member, { section: 'exchange', action: 'write' })
    const subjects = tableDefinitions
      .toSorted(
        (one, other) =>
          (one.needs?.length ?? 0) - (other.needs?.length ?? 0) ||
          sections.indexOf(one.section) - sections.indexOf(other.section),
      )
      .map(({ name, section, label, fields }) => ({
        SUBJECT: name,
        LABEL: label[locale],
        NEEDED: labelsOf(fields, true, locale),
        READ: labelsOf(fields, false, locale),
        CAN_EXPORT: exportSubject(name) !== undefined && may(permissions, section, 'read'),
        CAN_IMPORT: brings && importSubject(name) !== undefined && may(permissions, section, 'write'),
      }))
      .filter(({ CAN_EXPORT, CAN_IMPORT }) => CAN_EXPORT || CAN_IMPORT)
    const brought = subjects.filter(({ CAN_IMPORT }) => CAN_IMPORT).map(({ SUBJECT }) => SUBJECT)
    const rows = await orm
      .select()
      .from(exchangeImport)
      .where(and(eq(exchangeImport.company, member.company), inArray(exchangeImport.subject, brought)))
      .orderBy(desc(exchangeImport.createdAt), exchangeImport.id)
      .limit(mostListed)
    return { SUBJECTS: subjects, IMPORTS: rows.map((row) => importAnswer(row, locale)) }
  },
})

const reads = { method: 'get', service: 'business-api-front2', access: bringAccess } as const

export const openImport = defineCall({
  ...reads,
  path: importPath,
  summary: 'An import: where it stands, what its columns are with examples, and how many rows do what',
  params: oneImport,
  answer: openedShape,
  act: async ({ orm, params, member, locale }) => {
    const row = await ownImport(orm, member, params.id)
    return openedImport(orm, member, row, locale)
  },
})

const inOutcome: Record<ShownRows, SQL | undefined> = {
  add: eq(exchangeRow.outcome, 'add'),
  change: eq(exchangeRow.outcome, 'change'),
  same: eq(exchangeRow.outcome, 'same'),
  fault: eq(exchangeRow.outcome, 'fault'),
  heading: eq(exchangeRow.outcome, 'heading'),
  meanwhile: eq(exchangeRow.state, 'meanwhile'),
  kept: eq(exchangeRow.state, 'kept'),
}

export const importRows = defineCall({
  ...reads,
  path: `${importPath}/rows`,
  summary:
    'Rows of an import in the order of the file: what each would add or change, with the old values, or what is wrong with it and how to mend it',
  params: oneImport,
  query: z.object({
    show: z.enum(shownRows).describe('Which rows: by what would become of them, or has become of them.'),
    page: pageQuery(50),
  }),
  answer: importRowList,
  act: async ({ orm, params, query: { show, page }, member, locale }) => {
    const { id, subject, settings } = await ownImport(orm, member, params.id)
    const where = and(eq(exchangeRow.import, id), inOutcome[show])
    const total = orm.select({ all: count() }).from(exchangeRow).where(where)
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ row: exchangeRow, total: totalOf(total) })
        .from(exchangeRow)
        .where(where)
        .orderBy(asc(exchangeRow.at))
        .limit(limit)
        .offset(offset),
    )
    const of = subjectOf(subject)
    const reading = { locale, words: await wordsOf(orm) }
    return { data: rows.map(({ row }) => rowAnswer(of, settings.columns, row, reading)), meta }
  },
})
