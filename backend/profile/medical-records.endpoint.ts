import { z } from '@hono/zod-openapi'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { medicalRecordList, openedRecord } from '../../schemas/api/profile.ts'
import { recordKinds } from '../../schemas/api/profile-kinds.ts'
import { company, medicalRecord, medicalRecordView } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { equals } from '../kit/database/equals.ts'
import { wasJustNoted } from '../kit/database/was-just-noted.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage } from '../kit/input/paging.ts'
import { nested, pageQuery } from '../kit/input/query.ts'
import { uuidOf } from '../kit/input/uuid-of.ts'
import { accountName } from '../kit/sessions/account-name.ts'
import { wordsOf } from '../shared/answers/words.ts'
import { recordAnswer, selectRecords } from './record-rows.ts'

/** R89 */
export const medicalRecords = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/medical_records',
  summary: 'Medical records of the signed-in person, the newest first, of one kind or of all',
  access: 'person',
  query: z.object({
    filter: nested({ kind: z.enum(recordKinds).optional() }).optional(),
    page: pageQuery(20),
  }),
  answer: medicalRecordList,
  act: async ({ orm, person, query: { filter, page }, locale }) => {
    const where = and(eq(medicalRecord.account, person.account.id), equals(medicalRecord.kind, filter?.kind))
    const { rows, meta } = await readPage(page, (limit, offset) =>
      selectRecords(orm, where).limit(limit).offset(offset),
    )
    return { data: rows.map((row) => recordAnswer(row, locale)), meta }
  },
})

/** Maximum number of views in a response. */
const maxViews = 100

/** Notes that a person opened their own record, once in ten minutes. */
async function noteOpening(orm: Orm, record: string, viewer: string): Promise<void> {
  await orm
    .select({ id: medicalRecord.id })
    .from(medicalRecord)
    .where(eq(medicalRecord.id, record))
    .for('no key update')
  const isNoted = await wasJustNoted(
    orm,
    medicalRecordView.at,
    eq(medicalRecordView.record, record),
    isNull(medicalRecordView.company),
  )
  if (!isNoted) await orm.insert(medicalRecordView).values({ record, viewer })
}

/** One record (M). The view is recorded before the record is read, so that none is missing in the list. */
export const oneMedicalRecord = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/medical_record/{record}',
  summary: 'One medical record of the signed-in person and who has opened it; this opening is noted too',
  access: 'person',
  params: z.object({ record: z.string().describe('Code of the record.') }),
  answer: openedRecord,
  act: async ({ person, params, locale, transaction }) => {
    const id = uuidOf(params.record)
    return transaction(async (orm) => {
      const own = and(eq(medicalRecord.id, id), eq(medicalRecord.account, person.account.id))
      const [row] = await selectRecords(orm, own).limit(1)
      if (!row) return undefined
      await noteOpening(orm, id, accountName(person.account))
      const views = await orm
        .select({ viewer: medicalRecordView.viewer, at: medicalRecordView.at, company: company.name })
        .from(medicalRecordView)
        .leftJoin(company, eq(company.code, medicalRecordView.company))
        .where(eq(medicalRecordView.record, id))
        .orderBy(desc(medicalRecordView.at), desc(medicalRecordView.id))
        .limit(maxViews)
      return {
        ...recordAnswer(row, locale),
        TEXT: row.record.text,
        VIEWS: views.map(({ viewer, at, company: name }) => ({
          VIEWER: viewer,
          COMPANY: name && wordsOf(name, locale),
          AT: at.toISOString(),
        })),
      }
    })
  },
})
