import { z } from '@hono/zod-openapi'
import { locales } from '../../locales/locale.ts'
import { secondFactorBody } from '../../schemas/api/document-check.ts'
import { documentKinds } from '../../schemas/documents/document-kinds.ts'
import { readDocumentCode } from '../../schemas/formats/document-code.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { attachmentOf } from '../kit/files/attachment-of.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { requestText } from '../kit/input/query.ts'
import { rememberOrigin } from '../kit/limits/known-origin.ts'
import { limitAll } from '../kit/limits/limit-fairly.ts'
import { findDocument } from './find-document.ts'
import { logCheck } from './log-check.ts'
import { isFactorOf } from './second-factor.ts'

const hour = 3600

/**
 * Limits of attempts: from one address, and from all together, so that many addresses do not find four digits either. The year of birth is
 * on the page: a hundred a week take two years for all of them. Sixty of these are kept for the first two attempts of an address, and
 * addresses with an earlier right answer are counted apart from strangers: a stranger with the code of a document cannot lock its patient
 * out (decision 23).
 */
const fromAddress = { times: 5, seconds: hour } as const
const fromAll = { times: 40, seconds: 168 * hour, firsts: { each: 2, times: 60 } } as const

/** D-DV: the same answer, after the same work, for a wrong second factor and for an unknown document. */
export const documentFile = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/dv/{lang}/{code}/file',
  summary:
    'The file of a document, for who knows the end of the patient’s phone number and the year of birth',
  access: 'anyone',
  params: z.object({
    lang: z.enum(locales).describe('Language of the document.'),
    code: requestText.describe('Code on the document.'),
  }),
  body: secondFactorBody,
  answer: fileAnswer('*/*'),
  act: async ({ orm, files, params, body, caller }) => {
    const code = readDocumentCode(params.code) ?? ''
    const origin = { contact: `dv ${code}`, address: caller.address }
    await limitAll(orm, [
      { key: `dv file ${code} ${caller.address}`, limit: fromAddress, origin },
      { key: `dv file/week ${code}`, limit: fromAll, origin },
    ])
    const found = await findDocument(orm, code)
    const isShown = found?.revokedAt === null
    const given = { phoneEnd: body.PHONE_END, birthYear: Number(body.BIRTH_YEAR) }
    const isRight = isFactorOf(isShown ? (found.factorHash ?? undefined) : undefined, code, given)
    if (found) await logCheck(orm, caller, { document: found.code, kind: 'download', isRight })
    const bytes = found && isRight ? await files.read(found.file) : undefined
    if (!found || !bytes) throw new ApiError('FACTOR_WRONG')
    await rememberOrigin(orm, origin)
    const name = `${documentKinds[found.kind][found.lang]} ${found.number}`
    const type = found.file.endsWith('.pdf') ? 'application/pdf' : 'image/webp'
    return attachmentOf({ file: found.file, name, type }, bytes)
  },
})
