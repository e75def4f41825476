import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { account, company, membership } from '../database/tables/index.ts'
import { allowReset, hasFactor, keepLink, keepSecret, noteFactorEvent } from '../factors/index.ts'
import { place } from '../kit/company/place.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { sendToAllContacts } from '../kit/outbox/send-to-account.ts'
import { accountName } from '../kit/sessions/account-name.ts'
import { isSubsetOf } from './check-grant.ts'
import { readCallerMembership, staffAccess } from './read-caller-membership.ts'

/**
 * Somebody who may change a member says that it is them who has lost their second factor. It opens nothing: the member's password and a code
 * of their contact are still needed, and a day passes unless they come from a browser of their own (decision 49). Every contact of the
 * member is told, with a link that refuses.
 */
export const allowFactorReset = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/staff_factor/{account}/allow_reset',
  summary: 'Lets a member of staff who has lost their second factor set up a new one sooner',
  access: staffAccess,
  params: place.extend({ account: z.uuid().describe('Id of the account of the member.') }),
  limits: [{ per: 'person', times: 30, seconds: 3600 }],
  answer: z.object({}),
  act: async ({ orm: db, member: caller, person, params, transaction }) => {
    if (params.account === person.account.id) throw new ApiError('FORBIDDEN')
    const secret = await keepSecret(db)
    return transaction(async (orm) => {
      const now = await readCallerMembership(orm, caller)
      const [found] = await orm
        .select({ member: membership, account, company: company.name })
        .from(membership)
        .innerJoin(account, eq(account.id, membership.account))
        .innerJoin(company, eq(company.code, membership.company))
        .where(and(eq(membership.account, params.account), eq(membership.company, caller.company)))
      if (!found) return undefined
      if (!isSubsetOf(found.member, now)) throw new ApiError('FORBIDDEN')
      if (!(await hasFactor(orm, found.account.id))) throw new ApiError('NO_FACTOR')
      const { id } = await allowReset(orm, {
        account: found.account.id,
        company: caller.company,
        by: person.account.id,
      })
      const COMPANY = found.company.ru ?? caller.company
      const PERSON = accountName(person.account)
      await noteFactorEvent(orm, found.account.id, 'reset-allowed', { COMPANY, PERSON })
      await sendToAllContacts(orm, found.account, {
        template: 'factor-reset-allowed',
        params: { COMPANY, PERSON, LINK: keepLink(secret, id) },
      })
      return {}
    })
  },
})
