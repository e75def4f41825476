import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { translate } from '../../locales/index.ts'
import { defaultLocale } from '../../locales/locale.ts'
import { rights } from '../../schemas/access/rights.event.ts'
import { wholeCompany } from '../../schemas/access/roles.ts'
import { claimDecision, claimDecisionBody } from '../../schemas/api/claim.ts'
import { mainCabinetName } from '../companies/index.ts'
import { account, cabinet, type company, companyClaim, membership } from '../database/tables/index.ts'
import { moveRow, moveRows } from '../kit/cases/move-case.ts'
import { lockCompanyOf } from '../kit/company/lock-company.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { allChanged } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { rowNumber } from '../kit/input/query.ts'
import { sendToAccount } from '../kit/outbox/send-to-account.ts'
import { shownOf } from '../shared/shown/shown-of.ts'
import { claims } from './claims.case.ts'
import { claimedCompany, otherClaims } from './read-claims.ts'

type Claim = typeof companyClaim.$inferSelect
type Company = typeof company.$inferSelect

/** Mails the person who asked, in their language. */
async function tell(
  orm: Orm,
  { account: id, company: code }: Claim,
  message: 'approved' | { REASON: string },
  COMPANY: string,
) {
  const [person] = await orm.select().from(account).where(eq(account.id, id))
  if (!person) return
  if (message === 'approved')
    await sendToAccount(orm, person, {
      template: 'company-approved',
      params: { COMPANY, LINK: `/pro/${code}/clinic-website` },
    })
  else
    await sendToAccount(orm, person, {
      template: 'company-rejected',
      params: { COMPANY, ...message, LINK: `/pro/claim?company=${code}` },
    })
}

/** Makes the person the owner; the known facts of the company become its first branch, so that they can be edited. */
async function handOver(orm: Orm, claim: Claim, found: Company): Promise<void> {
  const { code, address, latitude, longitude, phones, hours, timezone } = found
  const owner = { role: 'owner' as const, cabinets: [wholeCompany] }
  await orm
    .insert(membership)
    .values({ account: claim.account, company: code, ...owner })
    .onConflictDoUpdate({ target: [membership.account, membership.company], set: owner })
  const [branch] = await orm
    .select({ code: cabinet.code })
    .from(cabinet)
    .where(eq(cabinet.company, code))
    .limit(1)
  if (!branch)
    await orm.insert(cabinet).values({
      address,
      latitude,
      longitude,
      phones,
      hours,
      timezone,
      company: code,
      code: `${code}1`,
      position: 0,
      name: mainCabinetName,
    })
}

/**
 * A moderator's decision on a request. The approved person owns the company; others who wait for it get a message that it went to another
 * person. 409 if it was decided already, or the company is managed by now.
 */
export const decideClaim = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/moderation/claims/{claim}/decision',
  summary:
    'Approves a request to take a company over, which makes the person its owner, or rejects it with a reason',
  access: 'moderator',
  limits: [{ per: 'person', times: 600, seconds: 3600 }],
  params: z.object({ claim: rowNumber.describe('Number of the claim.') }),
  body: claimDecisionBody,
  answer: claimDecision,
  act: async ({ body: { STATUS, REASON }, params: { claim: id }, person, transaction }) =>
    transaction(async (orm) => {
      await lockCompanyOf(orm, companyClaim, eq(companyClaim.id, id))
      const [claim] = await orm.select().from(companyClaim).where(eq(companyClaim.id, id))
      if (!claim) return undefined
      const found = await claimedCompany(orm, claim.company)
      const mover = { by: 'moderator', account: person.account.id } as const
      const arrow = STATUS === 'approved' ? 'approve' : 'reject'
      await moveRow(orm, claims, arrow, id, { ...mover, reason: REASON })
      if (!found || (arrow === 'approve' && !found.isUnclaimed))
        throw new ApiError('CONFLICT', { data: { STATUS: claim.status } })
      const name = found.company.name.ru
      if (STATUS === 'rejected') {
        await tell(orm, claim, { REASON: REASON ?? '' }, name)
        return { CLAIM_ID: id, STATUS }
      }
      await handOver(orm, claim, found.company)
      await tell(orm, claim, 'approved', name)
      for (const other of await otherClaims(orm, claim.account, claim.company)) {
        const [asked] = await orm.select().from(account).where(eq(account.id, other.account))
        const reason = translate(asked?.locale ?? defaultLocale)('backend:claimTakenOver')
        await moveRows(orm, claims, 'reject', eq(companyClaim.id, other.id), { ...mover, reason })
        await tell(orm, other, { REASON: reason }, name)
      }
      await allChanged(orm, [...(await shownOf(orm, claim.company)), happened(rights, claim)])
      return { CLAIM_ID: id, STATUS }
    }),
})
