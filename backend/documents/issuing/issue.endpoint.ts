import { eq } from 'drizzle-orm'
import {
  documentDraft,
  issueBody,
  issuedDocument,
  issueFileBody,
  maxDocumentBytes,
} from '../../../schemas/api/documents.ts'
import { company } from '../../database/tables/index.ts'
import { place } from '../../kit/company/place.ts'
import type { Orm } from '../../kit/database/database.ts'
import { attachmentOf } from '../../kit/files/attachment-of.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { fileAnswer } from '../../kit/http/file-answer.ts'
import { requestKey } from '../../kit/input/request-key.ts'
import type { IssuedRow } from './add-issued.ts'
import { drawDraft } from './draw.ts'
import { issue } from './issue.ts'
import { issueFile } from './issue-file.ts'
import { issuedAnswer } from './issued-answer.ts'
import { draftLimit, issuingLimit } from './issuing-limit.ts'
import { readDraft, readWholeDraft } from './read-draft.ts'

const common = {
  method: 'post',
  service: 'w-business',
  access: { section: 'documents', action: 'write' },
  params: place,
} as const
const root = '/{companyCode}/{cabinetCode}/document' as const

async function answerOf(orm: Orm, row: IssuedRow, locale: Parameters<typeof issuedAnswer>[2]) {
  const [clinic] = await orm.select().from(company).where(eq(company.code, row.company))
  return clinic && issuedAnswer(row, clinic.timezone, locale)
}

export const issueOfTemplate = defineCall({
  ...common,
  path: root,
  summary:
    'Issues a document to a patient from a template, with the next number of its kind. With the same Idempotency-Key it is issued once',
  limits: [issuingLimit],
  body: issueBody,
  status: 201,
  answer: issuedDocument,
  act: async ({ orm, params, body, member, locale, caller, settings, files, log, transaction }) => {
    const asked = { place: params, body, member, locale }
    const tools = { files, log, transaction, origin: settings.origin }
    return answerOf(orm, await issue(tools, asked, requestKey(caller)), locale)
  },
})

export const issueOwnFile = defineCall({
  ...common,
  path: `${root}_file`,
  summary:
    'Issues a PDF of the clinic’s own to a patient, as it is, with the next number of its kind. With the same Idempotency-Key it is issued once',
  limits: [issuingLimit],
  maxBytes: maxDocumentBytes + 64 * 1024,
  body: issueFileBody,
  status: 201,
  answer: issuedDocument,
  act: async ({ orm, params, body, member, locale, caller, files, log, transaction }) => {
    const asked = { place: params, body, member, locale }
    return answerOf(orm, await issueFile({ files, log, transaction }, asked, requestKey(caller)), locale)
  },
})

export const draftDocument = defineCall({
  ...common,
  path: `${root}/draft`,
  summary:
    'What a document would say if it was issued now, and what still prevents it. Nothing is stored but that the card was opened',
  limits: [draftLimit],
  body: issueBody,
  answer: documentDraft,
  act: async ({ params, body, member, locale, transaction }) => {
    const draft = await transaction((orm) => readDraft(orm, { place: params, body, member, locale }))
    const { paper, patient } = draft
    return {
      TITLE: paper.title,
      LANG: paper.lang,
      CLINIC: { NAME: paper.clinic.name, LINES: paper.clinic.lines },
      FACTS: paper.facts.map(({ name, value }) => ({ NAME: name, VALUE: value })),
      BODY: draft.shown.map((block) => ({ ...block })),
      SIGNATURE: paper.signature ? { ROLE: paper.signature.role, NAME: paper.signature.name } : null,
      VALID_TO: draft.validTo ?? null,
      OPENS_BY_LINK: patient.phone !== null && patient.birthday !== null,
      PROBLEMS: draft.problems,
    }
  },
})

export const previewDocument = defineCall({
  ...common,
  path: `${root}/preview`,
  summary: 'The PDF of a document before it is issued: it has no number and no code, and nothing is stored',
  limits: [issuingLimit],
  body: issueBody,
  answer: fileAnswer('application/pdf'),
  act: async ({ params, body, member, locale, files, transaction }) => {
    const asked = { place: params, body, member, locale }
    const draft = await transaction((orm) => readWholeDraft(orm, asked))
    const { bytes } = await drawDraft(files, draft, params.companyCode, locale)
    return attachmentOf({ file: 'preview.pdf', name: draft.paper.title, type: 'application/pdf' }, bytes)
  },
})
