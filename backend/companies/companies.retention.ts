import { and, eq, inArray } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { company, membership } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineRetention, type Forgotten } from '../kit/retention/define-retention.ts'
import type { Account } from '../kit/sessions/person.ts'
import { wordsOf } from '../shared/answers/words.ts'
import { removeUnapproved } from './remove-unapproved.ts'

/** Companies with this person as their only owner. They are locked already. */
async function ownedAlone(orm: Orm, { id }: Account) {
  const mine = orm
    .select({ company: membership.company })
    .from(membership)
    .where(and(eq(membership.account, id), eq(membership.role, 'owner')))
  const owners = await orm
    .select({ account: membership.account, company: membership.company })
    .from(membership)
    .where(and(eq(membership.role, 'owner'), inArray(membership.company, mine)))
  const shared = owners.filter((owner) => owner.account !== id).map((owner) => owner.company)
  const alone = owners.map((owner) => owner.company).filter((code) => !shared.includes(code))
  return orm
    .select({ code: company.code, name: company.name, status: company.status })
    .from(company)
    .where(inArray(company.code, alone))
    .orderBy(company.code)
}

/** Whether the company was never approved, so that only its owners and the moderators have seen it. */
const isUnapproved = ({ status }: Awaited<ReturnType<typeof ownedAlone>>[number]): boolean =>
  status === 'moderation' || status === 'rejected'

/** Throws 409 with the COMPANIES that have no other owner: ownership has to be transferred first. */
async function check(orm: Orm, person: Account, locale: Locale): Promise<void> {
  const needed = (await ownedAlone(orm, person)).filter((one) => !isUnapproved(one))
  if (needed.length === 0) return
  const COMPANIES = needed.map(({ code, name }) => ({
    COMPANY_CODE: code,
    NAME: wordsOf(name, locale).TEXT,
  }))
  throw new ApiError('CONFLICT', { data: { COMPANIES } })
}

/** Deletes the person's companies that were never approved. */
async function forget(orm: Orm, person: Account): Promise<Forgotten> {
  const unseen = (await ownedAlone(orm, person)).filter(isUnapproved)
  return {
    files: await removeUnapproved(
      orm,
      unseen.map(({ code }) => code),
    ),
  }
}

export const retention = defineRetention({ ofAccount: { check, forget } })
