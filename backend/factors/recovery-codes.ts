import { createHmac } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import { recoveryCodeAlphabet, recoveryCodeLength } from '../../schemas/formats/recovery-code.ts'
import { recoveryCode } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { randomCode } from '../kit/random-code.ts'

const howMany = 10

const digest = (secret: string, code: string) => createHmac('sha256', secret).update(code).digest('base64url')

/** Makes the recovery codes of an account anew; earlier ones open nothing any more. They are shown once. */
export async function makeRecoveryCodes(orm: Orm, account: string, secret: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => randomCode(recoveryCodeAlphabet, recoveryCodeLength))
  await orm.delete(recoveryCode).where(eq(recoveryCode.account, account))
  await orm.insert(recoveryCode).values(codes.map((code) => ({ account, secretHash: digest(secret, code) })))
  return codes
}

/** How many recovery codes of an account are left. */
export async function countRecoveryCodes(orm: Orm, account: string): Promise<number> {
  const [row] = await orm
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.account, account), isNull(recoveryCode.usedAt)))
  return row?.left ?? 0
}

/** Uses a recovery code up: `right`, or `used` if it was right once, or `wrong`. Of two calls with the same code one is right. */
export async function takeRecoveryCode(
  orm: Orm,
  { account, code, secret }: { account: string; code: string; secret: string },
): Promise<'right' | 'used' | 'wrong'> {
  const isIt = and(eq(recoveryCode.account, account), eq(recoveryCode.secretHash, digest(secret, code)))
  const [taken] = await orm
    .update(recoveryCode)
    .set({ usedAt: new Date() })
    .where(and(isIt, isNull(recoveryCode.usedAt)))
    .returning({ account: recoveryCode.account })
  if (taken) return 'right'
  const known = await orm.select({ account: recoveryCode.account }).from(recoveryCode).where(isIt)
  return known.length > 0 ? 'used' : 'wrong'
}
