import { z } from '@hono/zod-openapi'
import { and, eq, ne } from 'drizzle-orm'
import { rights } from '../../schemas/access/rights.event.ts'
import { mayEnter, wholeCompany } from '../../schemas/access/roles.ts'
import { memberBody } from '../../schemas/api/staff.ts'
import { type Membership, membership } from '../database/tables/index.ts'
import { revokeKeysOf } from '../keys/index.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { changed } from '../kit/events/changed.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { endWebhooksOf } from '../webhooks/index.ts'
import { checkCard } from './check-card.ts'
import { checkGrant, isSubsetOf } from './check-grant.ts'
import { readCallerMembership, staffAccess } from './read-caller-membership.ts'
import { revokeCodesOf } from './revoke-codes.ts'

const params = place.extend({ account: z.uuid().describe('Id of the account of the member.') })

const ownRow = (account: string, company: string) =>
  and(eq(membership.account, account), eq(membership.company, company))

/**
 * The member to change and the caller, re-read under a lock. Throws 404 if there is no such member; 403 if
 * the member outranks the caller, or the caller has lost the right meanwhile.
 */
async function readBoth(
  orm: Orm,
  changer: Membership,
  account: string,
): Promise<{ member: Membership; changer: Membership }> {
  const now = await readCallerMembership(orm, changer)
  const [member] = await orm.select().from(membership).where(ownRow(account, changer.company))
  if (!member) throw new ApiError('NOT_FOUND')
  if (!isSubsetOf(member, now)) throw new ApiError('FORBIDDEN')
  return { member, changer: now }
}

/** Throws 409 if the company would have no owner left. */
async function checkOwnerLeft(orm: Orm, { account, company }: Membership): Promise<void> {
  const [other] = await orm
    .select({ account: membership.account })
    .from(membership)
    .where(
      and(eq(membership.company, company), eq(membership.role, 'owner'), ne(membership.account, account)),
    )
    .limit(1)
  if (!other) throw new ApiError('LAST_OWNER')
}

export const changeMember = defineCall({
  method: 'put',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/staff/{account}',
  summary:
    'Gives a member of staff another role, other cabinets, the right to publish or the card of a doctor; never more than the caller has',
  access: staffAccess,
  params,
  body: memberBody,
  act: async ({ member: caller, params, body, locale, transaction }) =>
    transaction(async (orm) => {
      const { member, changer } = await readBoth(orm, caller, params.account)
      const isOwner = body.ROLE === 'owner'
      if (isOwner && !mayEnter(body.CABINETS, wholeCompany))
        throw fieldFault(locale, { CABINETS: 'ownerOfAll' })
      const cabinets = mayEnter(body.CABINETS, wholeCompany) ? [wholeCompany] : [...new Set(body.CABINETS)]
      const given = { role: body.ROLE, cabinets }
      await checkGrant(orm, { giver: changer, given, field: 'CABINETS', locale })
      // It opens the own calendar alone: the doctor's public identity follows only from accepting an invitation.
      const card = body.SPECIALIST_CODE ?? null
      if (card !== null && card !== member.specialist) await checkCard(orm, changer, card, locale)
      if (member.role === 'owner' && !isOwner) await checkOwnerLeft(orm, member)
      await orm
        .update(membership)
        .set({ ...given, mayPublish: body.MAY_PUBLISH, specialist: card })
        .where(ownRow(member.account, member.company))
      if (!isSubsetOf(member, given)) await revokeCodesOf(orm, member)
      // Owners own the whole company, and only they have keys and webhooks.
      if (!isOwner) {
        await revokeKeysOf(orm, member, caller.account)
        await endWebhooksOf(orm, member)
      }
      await changed(orm, rights, member)
      return undefined
    }),
})

export const removeMember = defineCall({
  method: 'delete',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/staff/{account}',
  summary: 'Takes somebody off the staff: nothing of the company is open to them from now on',
  access: staffAccess,
  params,
  act: async ({ member: caller, params, transaction }) =>
    transaction(async (orm) => {
      const { member } = await readBoth(orm, caller, params.account)
      if (member.role === 'owner') await checkOwnerLeft(orm, member)
      await orm.delete(membership).where(ownRow(member.account, member.company))
      await revokeCodesOf(orm, member)
      await revokeKeysOf(orm, member, caller.account)
      await endWebhooksOf(orm, member)
      await changed(orm, rights, member)
      return undefined
    }),
})
