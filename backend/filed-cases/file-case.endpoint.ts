import { and, eq, gt, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { acceptedCase, filedCaseBody } from '../../schemas/api/filed-case.ts'
import { finalStates } from '../../schemas/cases/define-case.ts'
import { filedFields, readFiledValue } from '../../schemas/cases/filed-fields.ts'
import { type FiledKind, filedKinds } from '../../schemas/cases/filed-kinds.ts'
import { isRecord } from '../../schemas/core/is-record.ts'
import { judge } from '../../schemas/core/judge.ts'
import type { Problem } from '../../schemas/core/problem.ts'
import { hasControls } from '../../schemas/formats/control.ts'
import { crockford } from '../../schemas/formats/crockford.ts'
import { askForCode, checkReach, confirmAuthor } from '../accounts/index.ts'
import { company, filedCase } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { checkTogether } from '../kit/errors/check-together.ts'
import { defineCall, type Endpoint } from '../kit/http/endpoint.ts'
import { openApiSchema } from '../kit/http/open-api-schema.ts'
import { refuseValue } from '../kit/input/check-value.ts'
import { limitRate, toOneCompany } from '../kit/limits/limit.ts'
import { refuseProfanity } from '../kit/profanity/refuse-profanity.ts'
import { randomCode } from '../kit/random-code.ts'
import { linkToken } from '../kit/secrets/link-token.ts'
import { takesQuestions } from '../shared/shown/takes-questions.ts'
import { caseSecret } from './case-link.ts'
import type { FiledCase } from './filed-cases.case.ts'
import { notifyOfNew } from './notify-cases.ts'

/** Throws 404 for a clinic that visitors do not see, or that has no address for questions, so that nobody would answer. */
async function checkCompany(orm: Orm, code: string): Promise<void> {
  const isAsked = and(eq(company.code, code), takesQuestions())
  const [found] = await orm.select({ code: company.code }).from(company).where(isAsked)
  if (!found) throw new ApiError('NOT_FOUND')
}

type Sent = Pick<FiledCase, 'kind' | 'company' | 'contact' | 'value'>

/** The same case, sent twice within a day and not settled meanwhile: once is enough. */
async function findSame(orm: Orm, kind: FiledKind, sent: Sent): Promise<FiledCase | undefined> {
  const [known] = await orm
    .select()
    .from(filedCase)
    .where(
      and(
        eq(filedCase.kind, sent.kind),
        notInArray(filedCase.state, finalStates(kind)),
        eq(filedCase.company, sent.company),
        eq(filedCase.contact, sent.contact),
        sql`${filedCase.value} = ${JSON.stringify(sent.value)}::jsonb`,
        gt(filedCase.createdAt, sql`now() - interval '1 day'`),
      ),
    )
  return known
}

/** The texts of what was sent, by the names of their fields: the author's name, and what was written into the form. */
const textsOf = ({ filed }: FiledKind, name: unknown, value: Record<string, unknown>) => {
  const written = filedFields(filed.form).filter(({ kind }) => kind === 'line' || kind === 'lines')
  const sent = [
    ['NAME', name] as const,
    ...written.map((one) => [`VALUE[${one.name}]`, value[one.name]] as const),
  ]
  return Object.fromEntries(sent.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])))
}

/** The texts of a value with control characters, which other forms of visitors refuse too. */
const controlsIn = ({ filed }: FiledKind, value: Record<string, unknown>): Problem[] =>
  filedFields(filed.form).flatMap(({ name }) => {
    const given = value[name]
    return typeof given === 'string' && hasControls(given)
      ? [{ path: [name], code: 'characters' as const, params: {} }]
      : []
  })

/** Checks what the schema of the body does not express, so that one answer names all faults: the value, its words, and the contact. */
const checkSent =
  (kind: FiledKind): Endpoint['check'] =>
  (sent, { locale, person }) => {
    const { VALUE, NAME, ...author } = isRecord(sent) ? sent : {}
    const { form } = kind.filed
    const value = readFiledValue(form, VALUE)
    const problems = [...judge(form, value).problems, ...controlsIn(kind, value)]
    checkTogether(
      () => {
        if (problems.length > 0) throw refuseValue(problems, { name: 'VALUE', locale })
      },
      () => refuseProfanity(locale, textsOf(kind, NAME, value)),
      () => checkReach(author, { person, locale }),
    )
  }

const fileCall = (kind: FiledKind) =>
  defineCall({
    name: `${kind.name}.file`,
    method: 'post',
    service: 'w-front',
    path: `/v1/case/${kind.name}`,
    summary: `Files a case of the kind "${kind.label.en}" to a clinic; without a code and a confirmed contact a code is sent, with its CONFIRM_ID in the 422`,
    access: 'anyone',
    limits: [
      { per: 'address', times: 30, seconds: 3600 },
      { per: 'person', times: 20, seconds: 3600 },
      toOneCompany,
    ],
    countsItself: true,
    body: filedCaseBody.extend({ VALUE: z.unknown().meta(openApiSchema(kind.filed.form)) }),
    check: checkSent(kind),
    status: 201,
    answer: acceptedCase,
    act: async ({ orm, body, person, caller, locale, count, transaction }) => {
      const value = readFiledValue(kind.filed.form, body.VALUE)
      await checkCompany(orm, body.COMPANY_CODE)
      await count()
      const asked = { purpose: 'case' as const, person, locale, address: caller.address }
      await askForCode(orm, body, { ...asked, transaction })
      const secret = await caseSecret(orm)
      const accepted = ({ code }: FiledCase) => ({ CASE_CODE: code, TOKEN: linkToken(secret, code) })
      return transaction(async (inner) => {
        const { account, channel, contact } = await confirmAuthor(inner, body, asked)
        // The counter is locked: of two calls at the same time the second finds the row of the first.
        await limitRate(inner, `case/86400 ${contact}`, { per: 'person', times: 10, seconds: 86_400 })
        const sent = { kind: kind.name, company: body.COMPANY_CODE, contact, value }
        const known = await findSame(inner, kind, sent)
        if (known) return accepted(known)
        const [row] = await inner
          .insert(filedCase)
          .values({
            ...sent,
            code: randomCode(crockford, 8),
            state: kind.begins[0] ?? '',
            name: body.NAME,
            lang: locale,
            contactChannel: channel,
            account: account?.id ?? null,
          })
          .returning()
        if (!row) throw new ApiError('INTERNAL')
        await notifyOfNew(inner, kind, row, secret)
        return accepted(row)
      })
    },
  })

/** Files a case; one call for each kind. */
export const fileCases = [...filedKinds.values()].map(fileCall)

declare module '../database/tables/confirmation.ts' {
  interface CodePurposes {
    case: 'filed-cases'
  }
}
