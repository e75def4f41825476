import { eq } from 'drizzle-orm'
import { issueBody, issuedDocument } from '../../../schemas/api/documents.ts'
import { company } from '../../database/tables/index.ts'
import { place } from '../../kit/company/place.ts'
import { attachmentOf } from '../../kit/files/attachment-of.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { fileAnswer } from '../../kit/http/file-answer.ts'
import { requestKey } from '../../kit/input/request-key.ts'
import { draw } from './draw.ts'
import { issue } from './issue.ts'
import { issuedAnswer } from './issued-answer.ts'
import { issuingLimit } from './issuing-limit.ts'
import { readDraft } from './read-draft.ts'

const common = {
  method: 'post',
  service: 'w-business',
  access: { section: 'documents', action: 'write' },
  limits: [issuingLimit],
  params: place,
  body: issueBody,
} as const

export const issueOfTemplate = defineCall({
  ...common,
  path: '/{companyCode}/{cabinetCode}/document',
  summary:
    'Issues a document to a patient from a template, with the next number of its kind. With the same Idempotency-Key it is issued once',
  status: 201,
  answer: issuedDocument,
  act: async ({ orm, params, body, member, locale, caller, settings, files, log, transaction }) => {
    const asked = { place: params, body, member, locale }
    const row = await issue({ files, log, transaction, origin: settings.origin }, asked, requestKey(caller))
    const [clinic] = await orm.select().from(company).where(eq(company.code, row.company))
    return clinic && issuedAnswer(row, clinic.timezone)
  },
})

export const previewDocument = defineCall({
  ...common,
  path: '/{companyCode}/{cabinetCode}/document/preview',
  summary: 'The PDF of a document before it is issued: it has no number and no code, and nothing is stored',
  answer: fileAnswer('application/pdf'),
  act: async ({ params, body, member, locale, transaction }) => {
    const asked = { place: params, body, member, locale }
    const { paper } = await transaction((orm) => readDraft(orm, asked))
    const { bytes } = await draw(paper, params.companyCode, locale)
    return attachmentOf({ file: 'preview.pdf', name: paper.title, type: 'application/pdf' }, bytes)
  },
})
