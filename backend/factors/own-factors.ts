import { and, eq } from 'drizzle-orm'
import { account, authenticatorApp, passkey, recoveryCode } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { markFactor } from '../kit/sessions/session.ts'
import { isWithFactor } from './is-with-factor.ts'

/** Whether an account has a second factor. */
export async function hasFactor(orm: Orm, id: string): Promise<boolean> {
  const found = await orm
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, id), isWithFactor))
  return found.length > 0
}

/** What follows once the last factor of an account is gone: its recovery codes go, and no session counts as signed in with one. */
export async function forgetFactors(orm: Orm, id: string): Promise<void> {
  await orm.delete(recoveryCode).where(eq(recoveryCode.account, id))
  await markFactor(orm, { account: id })
}

/** Takes all factors of an account away. */
export async function removeFactors(orm: Orm, id: string): Promise<void> {
  await orm.delete(authenticatorApp).where(eq(authenticatorApp.account, id))
  await orm.delete(passkey).where(eq(passkey.account, id))
  await forgetFactors(orm, id)
}
