import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import { calendarDate } from '../../schemas/formats/zone.ts'
import { checkRight } from '../kit/access/check-right.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { requestText } from '../kit/input/query.ts'
import { exportTable } from './export-table.ts'
import { exportSubjects } from './subjects.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** A table of what the caller may read. It is sent while it is read, so that a file of any length takes little memory. */
export const exportOfSubject = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/export/{subject}/{format}',
  summary:
    'All things of a subject that the caller may read, as CSV or XLSX; each patient reads that the card was exported',
  access: { section: 'exchange', action: 'read', forClinic: true },
  limits: [{ per: 'person', times: 30, seconds: 3600 }],
  params: place.extend({
    subject: requestText.describe('What is exported: `patients`.'),
    format: z.enum(['csv', 'xlsx']).describe('The kind of file.'),
  }),
  answer: fileAnswer('*/*'),
  act: async ({ orm, params: { subject, format }, member, locale }) => {
    const asked = [...exportSubjects.values()].find(({ definition }) => definition.name === subject)
    if (!asked) return undefined
    checkRight(member, { section: asked.definition.section, action: 'read' })
    const name = `${subject}-${calendarDate(new Date(), 'UTC')}.${format}`
    const chunks = Readable.from(exportTable(orm, asked, { member, locale, format }), { highWaterMark: 1 })
    return new Response(Readable.toWeb(chunks) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': types[format],
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
      },
    })
  },
})
