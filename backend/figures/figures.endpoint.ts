import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { wholeCompany } from '../../schemas/access/roles.ts'
import { clinicFigures, figuresQuery } from '../../schemas/api/figures.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import type { FigureStep } from '../../schemas/statistics/figure-steps.ts'
import { cabinet as branches, company as companyTable, type Membership } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { writeCsv } from '../kit/sheets/write-csv.ts'
import { figuresTable } from './figures-table.ts'
import { readFigures } from './read-figures.ts'

const access = { section: 'statistics', action: 'read' } as const

/** Throws 404 for a place that the company does not have: numbers of nothing look like those of a branch nobody visits. */
async function checkPlace(orm: Orm, company: string, code: string): Promise<void> {
  if (code === wholeCompany) return
  const isBranch = and(eq(branches.company, company), eq(branches.code, code))
  if ((await orm.$count(branches, isBranch)) === 0) throw new ApiError('NOT_FOUND')
}

async function figuresOf(orm: Orm, member: Membership, cabinet: string, step: FigureStep) {
  await checkPlace(orm, member.company, cabinet)
  const [clinic] = await orm
    .select({ timezone: companyTable.timezone })
    .from(companyTable)
    .where(eq(companyTable.code, member.company))
  const today = calendarDate(new Date(), clinic?.timezone ?? homeZone.name)
  return readFigures(orm, { member, cabinet, step, today })
}

/** D-FIGURES */
export const figuresOfClinic = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/figures',
  summary:
    'The clinic’s own figures by day, week or month, beside the time before: who found it, turned to it, booked and came; nobody is known',
  access,
  params: place,
  query: figuresQuery,
  answer: clinicFigures,
  act: async ({ orm, member, params, query }) => figuresOf(orm, member, params.cabinetCode, query.step),
})

/** The same as a file. */
export const figuresFile = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/figures/csv',
  summary:
    'The clinic’s own figures as CSV: a row for each day, week or month, their sums, and the time before',
  access,
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
  params: place,
  query: figuresQuery,
  answer: fileAnswer('text/csv'),
  act: async ({ orm, locale, member, params, query }) => {
    const figures = await figuresOf(orm, member, params.cabinetCode, query.step)
    return new Response(new Uint8Array(await buffer(writeCsv([figuresTable(figures, locale)]))), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="figures-${figures.FROM}_${figures.TO}.csv"`,
        'x-content-type-options': 'nosniff',
      },
    })
  },
})
