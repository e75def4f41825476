import { eq, inArray } from 'drizzle-orm'
import { type Role, roles } from '../../schemas/roles.ts'
import { accessTag } from '../access/memberships.ts'
import { hashPassword } from '../accounts/password.ts'
import { invalidate } from '../content/invalidate.ts'
import type { Orm } from '../database/database.ts'
import { account, membership } from '../database/tables/index.ts'

/** Everybody's password on a demo database; it is printed at the start, and works nowhere else. */
export const demoPassword = 'Demo-2026'

/** Code of the clinic where the demo staff works: `demo-dent`. */
export const demoCompany = '1001'

type DemoAccount = { email: string; what: Role | 'patient' | 'moderator'; lastName: string; name: string }

const names: Record<DemoAccount['what'], [lastName: string, name: string]> = {
  patient: ['Демо', 'Асель'],
  owner: ['Демо', 'Айгуль'],
  manager: ['Демо', 'Ерлан'],
  registrar: ['Демо', 'Динара'],
  doctor: ['Демо', 'Бахыт'],
  editor: ['Демо', 'Малика'],
  analyst: ['Демо', 'Тимур'],
  moderator: ['Демо', 'Светлана'],
}

/** One invented person for each role; their addresses lead nowhere (RFC 2606). */
export const demoAccounts: readonly DemoAccount[] = (['patient', ...roles, 'moderator'] as const).map(
  (what) => ({
    email: `${what}@demo.test`,
    what,
    lastName: names[what][0],
    name: names[what][1],
  }),
)

const isRole = (what: DemoAccount['what']): what is Role => roles.some((role) => role === what)

/** Writes the demo accounts again as they were at first, and makes staff of those with a role. Gives the patient's id. */
export async function seedDemoAccounts(orm: Orm): Promise<string | undefined> {
  const passwordHash = await hashPassword(demoPassword)
  return orm.transaction(async (inner) => {
    const emails = demoAccounts.map(({ email }) => email)
    await inner
      .insert(account)
      .values(
        demoAccounts.map(({ email, what, lastName, name }) => ({
          email,
          emailConfirmedAt: new Date(),
          passwordHash,
          lastName,
          name,
          locale: 'ru' as const,
          isModerator: what === 'moderator',
          isDemo: true,
        })),
      )
      .onConflictDoUpdate({ target: account.email, set: { passwordHash, passwordExpiresAt: null } })
    const made = await inner.select().from(account).where(inArray(account.email, emails))
    for (const { id, email } of made) {
      const what = demoAccounts.find((one) => one.email === email)?.what
      if (what === undefined || !isRole(what)) continue
      await inner.delete(membership).where(eq(membership.account, id))
      await inner
        .insert(membership)
        .values({ account: id, company: demoCompany, role: what, cabinets: ['0'] })
    }
    await invalidate(
      inner,
      made.map(({ id }) => accessTag(id)),
    )
    return made.find(({ email }) => email === 'patient@demo.test')?.id
  })
}
