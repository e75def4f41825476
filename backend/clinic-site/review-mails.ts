import { eq } from 'drizzle-orm'
import { mayEnter, wholeCompany } from '../../schemas/roles.ts'
import { may, permissionsOf } from '../access/permissions.ts'
import { accountName } from '../accounts/account-name.ts'
import type { Account } from '../accounts/person.ts'
import type { Orm } from '../database/database.ts'
import { account, company as companyTable, membership } from '../database/tables/index.ts'
import { sendToAccount } from '../outbox/send-to-account.ts'
import { publishAccess } from './access.ts'

const linkTo = (company: string) => `/pro/${encodeURIComponent(company)}/clinic-website`

/** Members of a company who may publish its site. */
async function publishersOf(orm: Orm, company: string): Promise<Account[]> {
  const rows = await orm
    .select({ account, membership })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.account))
    .where(eq(membership.company, company))
  const { section, action } = publishAccess
  return rows
    .filter(
      ({ membership: one }) =>
        mayEnter(one.cabinets, wholeCompany) && may(permissionsOf(one), section, action),
    )
    .map((row) => row.account)
}

/** The name of a company and of a person in it; undefined if one of them is gone. */
async function namesOf(orm: Orm, company: string, person: string) {
  const [clinic] = await orm
    .select({ name: companyTable.name })
    .from(companyTable)
    .where(eq(companyTable.code, company))
  const [by] = await orm.select().from(account).where(eq(account.id, person))
  return clinic && by && { COMPANY: clinic.name.ru, PERSON: accountName(by) }
}

/** Tells everybody who may publish that somebody asks for it, each in their language. */
export async function tellPublishers(
  orm: Orm,
  { company, by, note }: { company: string; by: string; note?: string | undefined },
): Promise<void> {
  const names = await namesOf(orm, company, by)
  if (!names) return
  const params = { ...names, ...(note && { NOTE: note }), LINK: linkTo(company) }
  for (const person of await publishersOf(orm, company))
    if (person.id !== by) await sendToAccount(orm, person, { template: 'site-review-asked', params })
}

type Decision = {
  company: string
  by: string
  to: string
  state: 'published' | 'returned'
  note?: string | undefined
}

/** Tells who has sent a request what has become of it. */
export async function tellSender(orm: Orm, { company, by, to, state, note }: Decision): Promise<void> {
  const names = await namesOf(orm, company, by)
  const [person] = await orm.select().from(account).where(eq(account.id, to))
  if (!names || !person) return
  const params = { ...names, ...(note && { NOTE: note }), LINK: linkTo(company) }
  await sendToAccount(orm, person, { template: `site-review-${state}`, params })
}
