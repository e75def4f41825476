import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { authenticatorApp } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { seal, unseal } from '../kit/secrets/sealed.ts'
import { minutesOff, stepOfCode } from './app-codes.ts'

type Of = { account: string; secret: string }

const ofAccount = (account: string) => eq(authenticatorApp.account, account)

/** Keeps the key of an app that is being set up, in place of an earlier one that was never confirmed. False if an app is in use. */
export async function keepAppKey(orm: Orm, { account, secret, key }: Of & { key: string }): Promise<boolean> {
  const sealed = { secret: seal(secret, key, account), createdAt: new Date(), lastStep: null }
  const kept = await orm
    .insert(authenticatorApp)
    .values({ account, ...sealed })
    .onConflictDoUpdate({
      target: authenticatorApp.account,
      set: sealed,
      setWhere: isNull(authenticatorApp.confirmedAt),
    })
    .returning({ account: authenticatorApp.account })
  return kept.length > 0
}

/** What a code of an app says: it is right, was used already, or is wrong; while an app is set up also by how much its clock is. */
export type AppAnswer = 'right' | 'used' | 'wrong' | { minutesOff: number } | 'none'

/** Takes a code of the account's app once: neither the same nor an earlier one is right again, in parallel calls too. */
export async function takeAppCode(
  orm: Orm,
  { account, secret, code, isFirst = false }: Of & { code: string; isFirst?: boolean },
): Promise<AppAnswer> {
  const isMeant = isFirst ? isNull(authenticatorApp.confirmedAt) : isNotNull(authenticatorApp.confirmedAt)
  const [app] = await orm
    .select()
    .from(authenticatorApp)
    .where(and(ofAccount(account), isMeant))
  if (!app) return 'none'
  const key = unseal(secret, app.secret, account)
  const step = stepOfCode(key, code)
  if (step === undefined) {
    const off = isFirst ? minutesOff(key, code) : undefined
    return off === undefined ? 'wrong' : { minutesOff: off }
  }
  const now = new Date()
  const taken = await orm
    .update(authenticatorApp)
    .set({ lastStep: step, usedAt: now, ...(isFirst && { confirmedAt: now }) })
    .where(
      and(
        ofAccount(account),
        isMeant,
        eq(authenticatorApp.secret, app.secret),
        or(isNull(authenticatorApp.lastStep), lt(authenticatorApp.lastStep, step)),
      ),
    )
    .returning({ account: authenticatorApp.account })
  return taken.length > 0 ? 'right' : 'used'
}

/** The app of an account that is in use. */
export async function findApp(orm: Orm, account: string) {
  const [app] = await orm
    .select({ createdAt: authenticatorApp.createdAt, usedAt: authenticatorApp.usedAt })
    .from(authenticatorApp)
    .where(and(ofAccount(account), isNotNull(authenticatorApp.confirmedAt)))
  return app
}

/** Takes the app of an account away; false if there is none. */
export async function removeApp(orm: Orm, account: string): Promise<boolean> {
  const removed = await orm
    .delete(authenticatorApp)
    .where(and(ofAccount(account), isNotNull(authenticatorApp.confirmedAt)))
    .returning({ account: authenticatorApp.account })
  return removed.length > 0
}
