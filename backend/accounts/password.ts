import { hash, verify } from '@node-rs/argon2'
import type { Account } from '../kit/sessions/person.ts'
import type { Settings } from '../kit/settings.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a password for storage: argon2id with a random salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let nobodys: Promise<string> | undefined

/** Whether the password matches the hash. Without a hash it is false and takes the same time. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password')
  const fits = await verify(passwordHash ?? (await nobodys), password)
  return passwordHash !== undefined && fits
}

/** Whether the password must be changed before signing in: by its expiry date or its maximum age. */
export function isExpired(
  { passwordExpiresAt, passwordChangedAt }: Pick<Account, 'passwordExpiresAt' | 'passwordChangedAt'>,
  { passwordMaxAgeDays }: Pick<Settings, 'passwordMaxAgeDays'>,
): boolean {
  if (passwordExpiresAt && passwordExpiresAt <= new Date()) return true
  if (passwordMaxAgeDays === undefined) return false
  return passwordChangedAt.getTime() < Date.now() - passwordMaxAgeDays * 86_400_000
}
