import { eq } from 'drizzle-orm'
import { companyName } from '../../companies/index.ts'
import { account, membership } from '../../database/tables/index.ts'
import { mayInWhole } from '../../kit/access/permissions.ts'
import type { Orm } from '../../kit/database/database.ts'
import { sendToAccount } from '../../kit/outbox/send-to-account.ts'
import { accountName } from '../../kit/sessions/account-name.ts'
import type { Account } from '../../kit/sessions/person.ts'
import { publishAccess } from '../drafts/access.ts'

/** The builder, with a request open in it. */
const linkTo = (company: string, number?: number) =>
  `/pro/${encodeURIComponent(company)}/clinic-website${number === undefined ? '' : `?review=${number}`}`

/** Members of a company who may publish its site. */
async function publishersOf(orm: Orm, company: string): Promise<Account[]> {
  const rows = await orm
    .select({ account, membership })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.account))
    .where(eq(membership.company, company))
  return rows.filter(({ membership: one }) => mayInWhole(one, publishAccess)).map((row) => row.account)
}

/** The name of a company and of a person in it; undefined if one of them is gone. */
async function namesOf(orm: Orm, company: string, person: string) {
  const COMPANY = await companyName(orm, company)
  const [by] = await orm.select().from(account).where(eq(account.id, person))
  return COMPANY && by && { COMPANY, PERSON: accountName(by) }
}

/** Mails everybody who may publish about a request to publish, each in their language. */
export async function notifyPublishers(
  orm: Orm,
  { company, number, by, note }: { company: string; number: number; by: string; note?: string | undefined },
): Promise<void> {
  const names = await namesOf(orm, company, by)
  if (!names) return
  const params = { ...names, ...(note && { NOTE: note }), LINK: linkTo(company, number) }
  for (const person of await publishersOf(orm, company))
    if (person.id !== by) await sendToAccount(orm, person, { template: 'site-review-asked', params })
}

type Decision = {
  company: string
  number: number
  by: string
  to: string
  state: 'published' | 'returned'
  note?: string | undefined
}

/** Mails the sender of a request its outcome. */
export async function notifySender(
  orm: Orm,
  { company, number, by, to, state, note }: Decision,
): Promise<void> {
  const names = await namesOf(orm, company, by)
  const [person] = await orm.select().from(account).where(eq(account.id, to))
  if (!names || !person) return
  const params = {
    ...names,
    ...(note && { NOTE: note }),
    LINK: linkTo(company, state === 'returned' ? number : undefined),
  }
  await sendToAccount(orm, person, { template: `site-review-${state}`, params })
}
