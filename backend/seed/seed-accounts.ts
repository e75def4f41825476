import { eq, inArray } from 'drizzle-orm'
import { rights } from '../../schemas/access/rights.event.ts'
import type { Role } from '../../schemas/access/roles.ts'
import { hashPassword } from '../accounts/index.ts'
import { account, membership } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { allChanged } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'

/** A demo account: staff of the company if it has a role, otherwise a patient, a moderator or an administrator. */
export type AccountSeed = {
  email: string
  lastName: string
  name: string
  role?: Role
  /** The card of a doctor, by its code. */
  specialist?: string
  isModerator?: boolean
  isAdministrator?: boolean
}

/** Demo accounts with one password; those with a role work in `company` (its code). */
export type AccountsSeed = { password: string; company: string; accounts: readonly AccountSeed[] }

/**
 * Resets demo accounts to their initial state, with memberships for those with a role. Returns ids by e-mail.
 */
export async function seedAccounts(
  orm: Orm,
  { password, company, accounts }: AccountsSeed,
): Promise<Map<string, string>> {
  const passwordHash = await hashPassword(password)
  const staff = new Map(accounts.map(({ email, role, specialist }) => [email, { role, specialist }]))
  return orm.transaction(async (inner) => {
    await inner
      .insert(account)
      .values(
        accounts.map(({ email, lastName, name, isModerator = false, isAdministrator }) => ({
          email,
          emailConfirmedAt: new Date(),
          passwordHash,
          lastName,
          name,
          locale: 'ru' as const,
          isModerator,
          isAdministrator,
          isDemo: true,
        })),
      )
      .onConflictDoUpdate({ target: account.email, set: { passwordHash, passwordExpiresAt: null } })
    const made = await inner
      .select()
      .from(account)
      .where(inArray(account.email, [...staff.keys()]))
    for (const { id, email } of made) {
      const { role, specialist } = staff.get(email ?? '') ?? {}
      if (role === undefined) continue
      await inner.delete(membership).where(eq(membership.account, id))
      await inner.insert(membership).values({ account: id, company, role, specialist, cabinets: ['0'] })
    }
    await allChanged(
      inner,
      made.map(({ id }) => happened(rights, { account: id })),
    )
    return new Map(made.map(({ id, email }) => [email ?? '', id]))
  })
}
