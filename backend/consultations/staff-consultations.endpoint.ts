import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import {
  type StaffConsultation,
  staffConsultation,
  staffConsultationList,
  staffConsultationStates,
} from '../../schemas/api/consultation.ts'
import { consultation, consultationReader, type Membership, specialist } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { codeParam, nested, pageQuery } from '../kit/input/query.ts'
import { instant } from '../shared/answers/instant.ts'
import { countByState } from '../staff/index.ts'
import type { Consultation } from './consultation-link.ts'
import { doctorName, headOf, isChosenDoctor, readHead, readThread } from './read-threads.ts'
import { isForStaff, mayDo, mayWrite, staffFilters, unreadBy, waitsSince } from './staff-consultations.ts'

const common = {
  method: 'get',
  service: 'business-api-front2',
  access: { section: 'online-consultations', action: 'read' },
} as const

const staffWords = (row: Consultation) => {
  const since = waitsSince(row)
  return { NAME: row.name, WAITS_SINCE: since && instant(since) }
}

/** R108 */
export const staffConsultations = defineCall({
  ...common,
  path: '/{companyCode}/{cabinetCode}/online_consultations',
  summary:
    'Online consultations for the staff of a clinic: those whose patients wait, the longest first; by status, or all',
  params: place,
  query: z.object({
    filter: nested({ state: z.enum(staffConsultationStates).default('all') }).prefault({}),
    page: pageQuery(20),
  }),
  answer: staffConsultationList,
  act: async ({ orm, member, person, query: { filter, page }, locale }) => {
    const where = and(isForStaff(member), staffFilters[filter.state])
    const total = totalOf(orm.select({ all: count() }).from(consultation).where(where))
    const inOrder =
      filter.state === 'waiting'
        ? [asc(consultation.waitsSince), asc(consultation.code)]
        : [desc(consultation.lastAt), asc(consultation.code)]
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ consultation, doctor: doctorName, unread: unreadBy(person.account.id), total })
        .from(consultation)
        .leftJoin(specialist, isChosenDoctor)
        .where(where)
        .orderBy(...inOrder)
        .limit(limit)
        .offset(offset),
    )
    const data = rows.map((row) => ({
      ...headOf(row.consultation, row.doctor, locale),
      ...staffWords(row.consultation),
      UNREAD: row.unread,
    }))
    return {
      data,
      meta,
      COUNTS: await countByState(orm, consultation, { states: staffFilters, where: isForStaff(member) }),
    }
  },
})

/** A consultation as one of the staff sees it. */
export async function staffAnswer(
  orm: Orm,
  row: Consultation,
  { member, account, locale }: { member: Membership; account: string; locale: Locale },
): Promise<StaffConsultation> {
  const [reader] = await orm
    .select()
    .from(consultationReader)
    .where(and(eq(consultationReader.consultation, row.code), eq(consultationReader.account, account)))
  const thread = await readThread(orm, row, { reader: 'staff', until: reader?.until ?? null }, locale)
  return {
    ...(await readHead(orm, row, locale)),
    ...thread,
    ...staffWords(row),
    UNREAD: thread.UNREAD + (reader ? 0 : 1),
    READ_UNTIL: row.patientReadAt && instant(row.patientReadAt),
    CONTACT: (mayWrite(member) && row.contact) || null,
    MAY: mayDo(row, member),
  }
}

export const staffConsultationOf = defineCall({
  ...common,
  path: '/{companyCode}/{cabinetCode}/online_consultation/{consultation}',
  summary: 'An online consultation for the staff of its clinic',
  params: place.extend({ consultation: codeParam('consultation') }),
  answer: staffConsultation,
  act: async ({ orm, params, member, person, locale }) => {
    const [found] = await orm
      .select()
      .from(consultation)
      .where(and(eq(consultation.code, params.consultation), isForStaff(member)))
    return found && staffAnswer(orm, found, { member, account: person.account.id, locale })
  },
})
