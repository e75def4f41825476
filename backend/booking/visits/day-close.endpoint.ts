import { buffer } from 'node:stream/consumers'
import { z } from '@hono/zod-openapi'
import type { Locale } from '../../../locales/locale.ts'
import { dayClose, dayCloseQuery } from '../../../schemas/api/visit.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import { mostDays } from '../../../schemas/visits/day-close-limits.ts'
import type { Membership } from '../../database/tables/index.ts'
import { place } from '../../kit/company/place.ts'
import type { Orm } from '../../kit/database/database.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { fileAnswer } from '../../kit/http/file-answer.ts'
import { writeCsv } from '../../kit/sheets/write-csv.ts'
import { writeXlsx } from '../../kit/sheets/write-xlsx.ts'
import { daysBetween } from '../slots/days-between.ts'
import { readCompany, zoneOf } from '../slots/read-bookable.ts'
import { dayCloseTable, dayCloseTitle } from './day-close-table.ts'
import { readDayClose } from './read-day-close.ts'

const access = { section: 'patients', action: 'read' } as const

type Asked = {
  params: z.infer<typeof place>
  query: z.infer<typeof dayCloseQuery>
  member: Membership
  locale: Locale
}

async function dayOf(orm: Orm, { params, query, member, locale }: Asked) {
  const { branches } = await readCompany(orm, params.companyCode)
  const timezone = zoneOf(branches, params.cabinetCode)
  const from = query.date_from ?? calendarDate(new Date(), timezone)
  const to = query.date_to ?? from
  daysBetween(from, to, mostDays, locale)
  return readDayClose(orm, {
    company: params.companyCode,
    cabinet: params.cabinetCode,
    from,
    to,
    timezone,
    member,
  })
}

/** Day close: what was booked, came, was done and was paid. */
export const dayCloseOfPlace = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/day_close',
  summary:
    'What was booked, came, was done and was paid on some days, by doctor and branch; a doctor reads their own',
  access,
  params: place,
  query: dayCloseQuery,
  answer: dayClose,
  act: async ({ orm, params, query, member, locale }) => dayOf(orm, { params, query, member, locale }),
})

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** The same as a file. */
export const dayCloseFile = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/day_close/{format}',
  summary: 'Day close as a file, CSV or XLSX; what begins like a formula is a text in it',
  access,
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
  params: place.extend({ format: z.enum(['csv', 'xlsx']).describe('The kind of file.') }),
  query: dayCloseQuery,
  answer: fileAnswer('*/*'),
  act: async ({ orm, params, query, member, locale }) => {
    const day = await dayOf(orm, { params, query, member, locale })
    const rows = dayCloseTable(day, locale)
    const { format } = params
    const chunks = format === 'csv' ? writeCsv([rows]) : writeXlsx([rows], dayCloseTitle(day, locale))
    const days = day.FROM === day.TO ? day.FROM : `${day.FROM}_${day.TO}`
    return new Response(new Uint8Array(await buffer(chunks)), {
      headers: {
        'content-type': types[format],
        'content-disposition': `attachment; filename="day-close-${days}.${format}"`,
        'x-content-type-options': 'nosniff',
      },
    })
  },
})
