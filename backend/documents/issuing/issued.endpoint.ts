import { z } from '@hono/zod-openapi'
import { and, count, desc, eq, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import {
  type IssuedState,
  issuedDocument,
  issuedDocumentList,
  issuedFilter,
  openedDocument,
  revokeBody,
} from '../../../schemas/api/documents.ts'
import { documentKinds } from '../../../schemas/documents/document-kinds.ts'
import { readDocumentCode } from '../../../schemas/formats/document-code.ts'
import { typedWords } from '../../../schemas/patients/patient-words.ts'
import { company, document } from '../../database/tables/index.ts'
import { place } from '../../kit/company/place.ts'
import type { Orm } from '../../kit/database/database.ts'
import { equals } from '../../kit/database/equals.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { attachmentOf } from '../../kit/files/attachment-of.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { fileAnswer } from '../../kit/http/file-answer.ts'
import { readPage, totalOf } from '../../kit/input/paging.ts'
import { codeParam, nested, pageQuery, requestText } from '../../kit/input/query.ts'
import { ofFoundCards } from '../../patients/index.ts'
import { issuedAnswer } from './issued-answer.ts'
import { findIssued, issuedTo, mayRevoke, openedBy } from './issued-rows.ts'
import { issuingLimit } from './issuing-limit.ts'
import { readHistory } from './read-history.ts'

const one = place.extend({ document: codeParam('document') })
const reads = {
  method: 'get',
  service: 'business-api-front2',
  access: { section: 'documents', action: 'read' },
} as const

const today = sql`(now() at time zone ${company.timezone})::date`
const inState: Record<IssuedState, SQL | undefined> = {
  revoked: isNotNull(document.revokedAt),
  expired: and(isNull(document.revokedAt), lt(document.validTo, today)),
  valid: and(isNull(document.revokedAt), or(isNull(document.validTo), gte(document.validTo, today))),
}

/** What can name a patient: fewer digits are a number of documents, and begin the phone number of half the clinic. */
const mayNamePatient = (text: string): boolean => /\p{L}|(?:\d\D*){4}/u.test(text)

/**
 * Documents whose number, code or patient begins with each word of a text, and those of the cards that the list of patients would find by it, in
 * any script. What is written in the document is found too when the card says something else.
 */
function searched(orm: Orm, company: string, text: string): SQL | undefined {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, 5)
  const begins = (
    column: typeof document.number | typeof document.lastName | typeof document.name,
    word: string,
  ) => sql`starts_with(lower(${column} collate "und-x-icu"), lower(${word} collate "und-x-icu"))`
  const ofCards = (typed: string) =>
    mayNamePatient(typed)
      ? ofFoundCards(orm, document.patient, { company, typed: typedWords(typed) })
      : undefined
  const byWords = words.map((word) =>
    or(
      begins(document.number, word),
      begins(document.lastName, word),
      begins(document.name, word),
      eq(document.code, readDocumentCode(word) ?? ''),
      ofCards(word),
    ),
  )
  return or(and(...byWords), ofCards(text))
}

export const issuedDocuments = defineCall({
  ...reads,
  path: '/{companyCode}/{cabinetCode}/documents',
  summary: 'Documents that the clinic has issued and the caller may see, the newest first',
  params: place,
  query: z.object({
    search: requestText
      .describe(
        'Beginnings of the number or of the patient’s names in any script, what else a card is found by, or the whole code.',
      )
      .optional(),
    filter: nested(issuedFilter).optional(),
    page: pageQuery(20),
  }),
  answer: issuedDocumentList,
  act: async ({ orm, query: { search = '', filter, page }, member, locale }) => {
    const where = and(
      issuedTo(orm, member),
      equals(document.kind, filter?.kind),
      equals(document.patient, filter?.patient),
      equals(document.specialist, filter?.specialist),
      filter?.from === undefined ? undefined : gte(document.issued, filter.from),
      filter?.to === undefined ? undefined : lte(document.issued, filter.to),
      filter?.status && inState[filter.status],
      searched(orm, member.company, search),
    )
    const rows = () => eq(company.code, document.company)
    const total = orm.select({ all: count() }).from(document).innerJoin(company, rows()).where(where)
    const { rows: found, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ row: document, timezone: company.timezone, total: totalOf(total) })
        .from(document)
        .innerJoin(company, rows())
        .where(where)
        .orderBy(desc(document.issued), desc(document.createdAt), document.code)
        .limit(limit)
        .offset(offset),
    )
    return { data: found.map(({ row, timezone }) => issuedAnswer(row, timezone, locale)), meta }
  },
})

export const openIssued = defineCall({
  ...reads,
  path: '/{companyCode}/{cabinetCode}/document/{document}',
  summary:
    'A document that the clinic has issued, with what has happened to it; the patient reads who has opened it',
  params: one,
  answer: openedDocument,
  act: async ({ params, member, locale, transaction }) =>
    transaction(async (orm) => {
      const { row, timezone } = await openedBy(orm, member, params.document)
      return { ...issuedAnswer(row, timezone, locale), ...(await readHistory(orm, row, member)) }
    }),
})

export const issuedFile = defineCall({
  ...reads,
  path: '/{companyCode}/{cabinetCode}/document/{document}/file',
  summary:
    'The file of a document that the clinic has issued, to print it again; the patient reads who has opened it',
  params: one,
  answer: fileAnswer('*/*'),
  act: async ({ params, member, files, transaction }) => {
    const { row } = await transaction((orm) => openedBy(orm, member, params.document))
    const bytes = await files.read(row.file)
    if (!bytes) return undefined
    const type = row.file.endsWith('.pdf') ? 'application/pdf' : 'image/webp'
    return attachmentOf(
      { file: row.file, name: `${documentKinds[row.kind][row.lang]} ${row.number}`, type },
      bytes,
    )
  },
})

export const revokeIssued = defineCall({
  method: 'post',
  service: 'w-business',
  access: { section: 'documents', action: 'write' },
  limits: [issuingLimit],
  path: '/{companyCode}/{cabinetCode}/document/{document}/revoke',
  summary:
    'Revokes a document for good, with a reason for the staff (403 for one of a branch in which the caller does not work, 409 STATE_CHANGED if it is revoked already)',
  params: one,
  body: revokeBody,
  answer: issuedDocument,
  act: async ({ params, body, member, locale, transaction }) =>
    transaction(async (orm) => {
      const { row, timezone } = await findIssued(orm, member, params.document)
      if (!mayRevoke(member, row)) throw new ApiError('FORBIDDEN')
      const [revoked] = await orm
        .update(document)
        .set({ revokedAt: sql`now()`, revokedBy: member.account, revokedReason: body.REASON })
        .where(and(eq(document.code, row.code), isNull(document.revokedAt)))
        .returning()
      if (!revoked) throw new ApiError('STATE_CHANGED')
      return issuedAnswer(revoked, timezone, locale)
    }),
})
