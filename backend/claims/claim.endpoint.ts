import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import {
  acceptedClaim,
  claimBody,
  claimCodeBody,
  claimCodeSent,
  claimOffer,
} from '../../schemas/api/claim.ts'
import { maxScanBytes, maxScans } from '../../schemas/api/registration.ts'
import { limitCodes, redeemCode, resendSeconds, startConfirmation } from '../accounts/index.ts'
import { account, claimPaper, companyClaim } from '../database/tables/index.ts'
import { readHistories } from '../kit/cases/read-histories.ts'
import { companyCode } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { storePapers } from '../kit/files/uploaded-files.ts'
import { withFiles } from '../kit/files/with-files.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { limitRate } from '../kit/limits/limit.ts'
import { notifyModerators } from '../kit/outbox/notify.ts'
import { sendToAccount } from '../kit/outbox/send-to-account.ts'
import { accountName } from '../kit/sessions/account-name.ts'
import type { Account } from '../kit/sessions/person.ts'
import { instant } from '../shared/answers/instant.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'
import { claims } from './claims.case.ts'
import { contactsOf } from './contacts-of.ts'
import { claimedCompany, otherClaims, ownClaim } from './read-claims.ts'

const params = z.object({ companyCode })

/** Whether a company can be taken over, the possible proofs, and the state of the caller's request. */
export const offeredClaim = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/business/claims/{companyCode}',
  summary:
    'A company that nobody manages: how somebody can show that it is theirs, and how their request stands',
  access: 'person',
  params,
  answer: claimOffer,
  act: async ({ orm, params: { companyCode }, person, locale }) => {
    const found = await claimedCompany(orm, companyCode)
    const own = await ownClaim(orm, person.account.id, companyCode)
    // A company that could never be taken over is 404 here.
    if (!found || (!found.isUnclaimed && !own)) return undefined
    const others = await otherClaims(orm, person.account.id, companyCode)
    const historyOf = await readHistories(orm, [claims], own ? [own.id] : [], { reader: 'author', locale })
    return {
      COMPANY_CODE: found.company.code,
      SLUG: found.company.slug,
      KIND: found.company.kind,
      ...localize('COMPANY_NAME', found.company.name),
      ...localizeOptional('ADDRESS', found.company.address),
      IS_UNCLAIMED: found.isUnclaimed,
      CONTACTS: contactsOf(found.company).map(({ channel, masked }) => ({
        CHANNEL: channel,
        MASKED: masked,
      })),
      OWN: own
        ? {
            STATUS: own.status,
            REASON: own.reason,
            AT: instant(own.createdAt),
            HISTORY: historyOf(own.id),
          }
        : null,
      OTHERS: others.length,
    }
  },
})

/** The company, if this person can still claim it. Throws 404 if unknown, 409 if already managed or if this person's claim is pending. */
async function claimable(orm: Orm, code: string, person: Account) {
  const found = await claimedCompany(orm, code)
  if (!found) throw new ApiError('NOT_FOUND')
  const own = await ownClaim(orm, person.id, code)
  if (!found.isUnclaimed || own?.status === 'waiting') throw new ApiError('CONFLICT')
  return found.company
}

/** Sends a code to a contact in the company's record; the caller cannot name another. */
export const sendClaimCode = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/business/claims/{companyCode}/code',
  summary: 'Sends a code to the e-mail address or phone that the source of a company names',
  access: 'person',
  limits: [
    { per: 'person', times: 10, seconds: 86_400 },
    { per: 'address', times: 30, seconds: 86_400 },
  ],
  params,
  body: claimCodeBody,
  status: 202,
  answer: claimCodeSent,
  act: async ({ body: { CHANNEL }, params: { companyCode }, person, caller, locale, transaction }) =>
    transaction(async (orm) => {
      const found = await claimable(orm, companyCode, person.account)
      const known = contactsOf(found).find(({ channel }) => channel === CHANNEL)
      if (!known) throw new ApiError('NOT_FOUND')
      // Not one of `limits`: a call that is repeated with a proof of work would count twice.
      await limitRate(orm, `claim code ${person.account.id}`, {
        per: 'person',
        times: 1,
        seconds: resendSeconds,
      })
      const { masked, ...contact } = known
      // The contact's owner did not ask for this, so sends to one contact are also limited across all callers.
      await limitCodes(orm, { contact: contact.contact, address: caller.address })
      const started = await startConfirmation(orm, {
        ...contact,
        purpose: 'claim',
        account: person.account.id,
        pending: { company: companyCode },
        locale,
        message: {
          template: 'claim-code',
          params: { COMPANY: found.name.ru, PERSON: accountName(person.account) },
        },
      })
      return { ...started, MASKED: masked }
    }),
})

/** Redeems a claim code and returns its channel. Throws as `redeemCode`, and `CODE_EXPIRED` if the code belongs to another person or company. */
async function redeemClaim(
  orm: Orm,
  { id, code, address }: { id: string; code: string; address: string },
  person: Account,
  companyCode: string,
) {
  const row = await redeemCode(orm, id, code, { purpose: 'claim', address })
  if (row.account !== person.id || row.pending?.company !== companyCode) throw new ApiError('CODE_EXPIRED')
  return row.channel
}

/** Asks to take a company over, with a proof. Moderators decide; everyone else with a pending claim to the company is notified. */
export const claimCompany = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/business/claims/{companyCode}',
  summary:
    'Asks to take over a company that nobody manages, with a code or documents as proof; moderators decide',
  access: 'person',
  limits: [
    { per: 'person', times: 20, seconds: 3600 },
    { per: 'address', times: 60, seconds: 3600 },
  ],
  maxBytes: maxScans * maxScanBytes + 64 * 1024,
  params,
  body: claimBody,
  status: 201,
  answer: acceptedClaim,
  act: async ({ body, params: { companyCode }, person, caller, locale, files, log, transaction }) => {
    const { PAPERS } = body
    const as = { by: person.account.id, field: 'PAPERS', locale }
    return withFiles(
      { files, log, transaction },
      PAPERS.length > 0 ? () => storePapers(files, PAPERS, as) : undefined,
      async (inner, { papers }) => {
        const found = await claimable(inner, companyCode, person.account)
        const { CODE, CONFIRM_ID } = body
        const proof =
          CODE && CONFIRM_ID
            ? await redeemClaim(
                inner,
                { id: CONFIRM_ID, code: CODE, address: caller.address },
                person.account,
                companyCode,
              )
            : ('papers' as const)
        const [made] = await inner
          .insert(companyClaim)
          .values({ company: companyCode, account: person.account.id, proof, note: body.NOTE ?? null })
          .returning({ id: companyClaim.id })
        const claim = made?.id ?? 0
        if (papers.length > 0)
          await inner.insert(claimPaper).values(papers.map((paper) => ({ ...paper, claim })))
        const others = await otherClaims(inner, person.account.id, companyCode)
        const COMPANY = found.name.ru
        await sendToAccount(inner, person.account, { template: 'company-received', params: { COMPANY } })
        for (const other of others) {
          const [rival] = await inner.select().from(account).where(eq(account.id, other.account))
          if (rival) await sendToAccount(inner, rival, { template: 'claim-rival', params: { COMPANY } })
        }
        await notifyModerators(inner, {
          template: 'claim-to-moderators',
          params: { COMPANY, PERSON: accountName(person.account), LINK: '/moderation/claims' },
        })
        return { STATUS: 'waiting' as const, OTHERS: others.length }
      },
    )
  },
})

declare module '../database/tables/confirmation.ts' {
  interface CodePurposes {
    claim: 'claims'
  }
}
