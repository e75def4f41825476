import { z } from '@hono/zod-openapi'
import { checkRight } from '../kit/access/check-right.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { requestText } from '../kit/input/query.ts'
import { exportTable } from './export-table.ts'
import { exportSubject } from './rows/subjects.ts'
import { tableFile, tableFormats } from './table-file.ts'

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
    format: z.enum(tableFormats).describe('The kind of file.'),
  }),
  answer: fileAnswer('*/*'),
  act: async ({ orm, params: { subject, format }, member, locale }) => {
    const asked = exportSubject(subject)
    if (!asked) return undefined
    checkRight(member, { section: asked.definition.section, action: 'read' })
    return tableFile(exportTable(orm, asked, { member, locale, format }), subject, format)
  },
})
