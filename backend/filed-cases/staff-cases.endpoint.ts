import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import { caseMoveBody, filedCaseStates, movedCase, staffCaseList } from '../../schemas/api/filed-case.ts'
import { type FiledKind, filedKinds } from '../../schemas/cases/filed-kinds.ts'
import { filedCase } from '../database/tables/index.ts'
import { may, permissionsOf } from '../kit/access/permissions.ts'
import { moverOf } from '../kit/cases/mover-of.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { nested, pageQuery, requestText } from '../kit/input/query.ts'
import { countByState } from '../staff/index.ts'
import { isForStaff, staffFilters } from './case-filters.ts'
import { caseSecret } from './case-link.ts'
import { moveFiled } from './move-filed.ts'
import { readCases } from './read-cases.ts'

const listCall = (kind: FiledKind) =>
  defineCall({
    name: `${kind.name}.list`,
    method: 'get',
    service: 'business-api-front2',
    path: `/{companyCode}/{cabinetCode}/cases/${kind.name}`,
    summary: `${kind.filed.list.en} to the clinic: what waits for it, the longest first, what is settled, or all`,
    access: { section: kind.filed.section, action: 'read' },
    params: place,
    query: z.object({
      filter: nested({ state: z.enum(filedCaseStates).default('all') }).prefault({}),
      page: pageQuery(20),
    }),
    answer: staffCaseList,
    act: async ({ orm, member, query: { filter, page }, locale }) => {
      const states = staffFilters(kind)
      const where = and(isForStaff(kind, member), states[filter.state])
      const total = totalOf(orm.select({ all: count() }).from(filedCase).where(where))
      const order = filter.state === 'waiting' ? asc(filedCase.since) : desc(filedCase.createdAt)
      const { rows, meta } = await readPage(page, (limit, offset) =>
        orm
          .select({ one: filedCase, total })
          .from(filedCase)
          .where(where)
          .orderBy(order, asc(filedCase.code))
          .limit(limit)
          .offset(offset),
      )
      const mayWrite = may(permissionsOf(member), kind.filed.section, 'write')
      const { by } = moverOf(member)
      const read = await readCases(
        orm,
        rows.map(({ one }) => one),
        { by, locale },
      )
      return {
        data: read.map(({ row, shown }) => ({
          ...shown,
          MAY: mayWrite ? shown.MAY : [],
          NAME: row.name,
          CONTACT: (mayWrite && row.contact) || null,
        })),
        meta,
        COUNTS: await countByState(orm, filedCase, { states, where: isForStaff(kind, member) }),
      }
    },
  })

const moveCall = (kind: FiledKind) =>
  defineCall({
    name: `${kind.name}.move`,
    method: 'post',
    service: 'w-business',
    path: `/{companyCode}/{cabinetCode}/cases/${kind.name}/{case}/{arrow}`,
    summary: `Moves one of ${kind.filed.list.en} along an arrow for the clinic; its author is notified`,
    access: { section: kind.filed.section, action: 'write' },
    limits: [{ per: 'person', times: 200, seconds: 3600 }],
    params: place.extend({
      case: requestText.describe('Number or code of the case.'),
      arrow: requestText.describe('Name of the arrow that moves the case.'),
    }),
    body: caseMoveBody,
    answer: movedCase,
    act: async ({ orm, member, params, body: { REASON: reason }, locale, transaction }) => {
      const secret = await caseSecret(orm)
      return transaction(async (inner) => {
        const [found] = await inner
          .select()
          .from(filedCase)
          .where(and(eq(filedCase.code, params.case), isForStaff(kind, member)))
        if (!found) return undefined
        const { arrow } = params
        const asked = { ...moverOf(member), arrow, reason, locale, secret }
        const { code, state } = await moveFiled(inner, found, asked)
        return { CASE_CODE: code, STATE: state }
      })
    },
  })

/** The calls of the staff, for each kind. */
export const staffCases = [...filedKinds.values()].flatMap((kind) => [listCall(kind), moveCall(kind)])
