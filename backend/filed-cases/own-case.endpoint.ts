import { eq } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { type OwnCase, ownCase, ownCaseMoveBody } from '../../schemas/api/filed-case.ts'
import { linkParams, linkQuery } from '../../schemas/api/link-address.ts'
import { company } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'
import { clinicOfThread } from '../shared/answers/company-ref.ts'
import { caseSecret, findCase } from './case-link.ts'
import type { FiledCase } from './filed-cases.case.ts'
import { moveFiled } from './move-filed.ts'
import { readCases } from './read-cases.ts'

async function answer(orm: Orm, row: FiledCase, locale: Locale): Promise<OwnCase> {
  const [found] = await readCases(orm, [row], { by: 'patient', locale })
  const [clinic] = await orm.select().from(company).where(eq(company.code, row.company))
  if (!found || !clinic) throw new ApiError('NOT_FOUND')
  const { NAME, PATH, PHONE } = clinicOfThread(clinic, locale)
  return { ...found.shown, COMPANY: { NAME, PATH, PHONE } }
}

/** The person who has the link of a case reads it. */
export const caseOfLink = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/case/{code}',
  summary: 'A case with its state and history, for the person who has its link',
  access: 'anyone',
  isPersonal: true,
  limits: [{ per: 'address', times: 300, seconds: 900 }],
  params: linkParams,
  query: linkQuery,
  answer: ownCase,
  act: async ({ orm, params: { code }, query: { token }, locale }) =>
    answer(orm, await findCase(orm, { code, token, secret: await caseSecret(orm) }), locale),
})

/** The author moves a case along an arrow that is for authors: takes it back, adds to it, is content. */
export const moveOwnCase = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/case/{code}/{arrow}',
  summary: 'Moves a case by its link, along an arrow for its author',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }],
  params: linkParams.extend({ arrow: requestText.describe('Name of the arrow that moves the case.') }),
  body: ownCaseMoveBody,
  answer: ownCase,
  act: async ({ orm, params: { code, arrow }, body: { TOKEN: token, REASON }, locale, transaction }) => {
    const secret = await caseSecret(orm)
    return transaction(async (inner) => {
      const found = await findCase(inner, { code, token, secret })
      const moved = await moveFiled(inner, found, { arrow, reason: REASON, by: 'patient', locale, secret })
      return answer(inner, moved, locale)
    })
  },
})
