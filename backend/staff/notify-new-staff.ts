import { eq } from 'drizzle-orm'
import type { Role } from '../../schemas/access/roles.ts'
import { company as companies } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { notifyOwners } from '../kit/outbox/notify.ts'
import { accountName } from '../kit/sessions/account-name.ts'
import type { Account } from '../kit/sessions/person.ts'

/** Notifies the owners of a company of a member who has joined by a code, so that unwanted joins are noticed. */
export async function notifyNewStaff(
  orm: Orm,
  { company, account, role }: { company: string; account: Account; role: Role },
): Promise<void> {
  const [found] = await orm
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.code, company))
  await notifyOwners(orm, company, {
    template: 'staff-joined',
    params: {
      COMPANY: found?.name.ru ?? company,
      PERSON: accountName(account),
      ROLE: role,
      LINK: `/pro/${company}/staff`,
    },
  })
}
