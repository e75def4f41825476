import { and, eq, isNotNull } from 'drizzle-orm'
import { authenticatorApp, passkey, recoveryCode } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { markFactor } from '../kit/sessions/session.ts'

/** Whether an account has a second factor; recovery codes alone are none. */
export async function hasFactor(orm: Orm, account: string): Promise<boolean> {
  const [key] = await orm
    .select({ id: passkey.id })
    .from(passkey)
    .where(eq(passkey.account, account))
    .limit(1)
  if (key) return true
  const [app] = await orm
    .select({ account: authenticatorApp.account })
    .from(authenticatorApp)
    .where(and(eq(authenticatorApp.account, account), isNotNull(authenticatorApp.confirmedAt)))
  return app !== undefined
}

/** What follows once the last factor of an account is gone: its recovery codes go, and no session counts as signed in with one. */
export async function forgetFactors(orm: Orm, account: string): Promise<void> {
  await orm.delete(recoveryCode).where(eq(recoveryCode.account, account))
  await markFactor(orm, { account })
}

/** Takes all factors of an account away. */
export async function removeFactors(orm: Orm, account: string): Promise<void> {
  await orm.delete(authenticatorApp).where(eq(authenticatorApp.account, account))
  await orm.delete(passkey).where(eq(passkey.account, account))
  await forgetFactors(orm, account)
}
