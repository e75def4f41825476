import { hash, verify } from '@node-rs/argon2'
import type { Settings } from '../settings.ts'
import type { Account } from './person.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The stored form of a password: argon2id with its own salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let nobodys: Promise<string> | undefined

/** True where the password is the one of the hash. Without a hash it takes as long, and is false. */
export async function verifyPassword(kept: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password')
  const fits = await verify(kept ?? (await nobodys), password)
  return kept !== undefined && fits
}

/** True where a password is to be changed before its person signs in: by its own date, or by its age. */
export function isExpired(
  { passwordExpiresAt, passwordChangedAt }: Pick<Account, 'passwordExpiresAt' | 'passwordChangedAt'>,
  { passwordMaxAgeDays }: Pick<Settings, 'passwordMaxAgeDays'>,
): boolean {
  if (passwordExpiresAt && passwordExpiresAt <= new Date()) return true
  if (passwordMaxAgeDays === undefined) return false
  return passwordChangedAt.getTime() < Date.now() - passwordMaxAgeDays * 86_400_000
}
