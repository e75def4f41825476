import { hash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { factorChallenge } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'

export type Challenge = typeof factorChallenge.$inferSelect
type Purpose = Challenge['purpose']

/** A challenge is valid for ten minutes, for its purpose alone, and once; of wrong answers it takes five. */
const challengeSeconds = 600
export const maxAttempts = 5

const digest = (token: string) => hash('sha256', token)

type NewChallenge = Pick<typeof factorChallenge.$inferInsert, 'purpose' | 'account' | 'signed' | 'isLasting'>

/** Opens a challenge, and returns the token by which the browser names it. */
export async function openChallenge(orm: Orm, row: NewChallenge): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + challengeSeconds * 1000)
  await orm.insert(factorChallenge).values({ ...row, secretHash: digest(token), expiresAt })
  return token
}

const isOpen = (purpose: Purpose, token: string) =>
  and(
    eq(factorChallenge.secretHash, digest(token)),
    eq(factorChallenge.purpose, purpose),
    isNull(factorChallenge.usedAt),
    gt(factorChallenge.expiresAt, sql`now()`),
    lt(factorChallenge.attempts, maxAttempts),
  )

/** The open challenge of a token. Throws 410 for one that is over, was answered, or has another purpose. */
export async function findChallenge(orm: Orm, purpose: Purpose, token: string): Promise<Challenge> {
  const [row] = await orm.select().from(factorChallenge).where(isOpen(purpose, token))
  if (!row) throw new ApiError('CHALLENGE_OVER')
  return row
}

/** Uses a challenge up. Throws 410 if another call was faster. */
export async function useChallenge(orm: Orm, purpose: Purpose, token: string): Promise<Challenge> {
  const [row] = await orm
    .update(factorChallenge)
    .set({ usedAt: new Date() })
    .where(isOpen(purpose, token))
    .returning()
  if (!row) throw new ApiError('CHALLENGE_OVER')
  return row
}

/** Counts a wrong answer before the call fails. Returns how many more the challenge takes. */
export async function countWrongAnswer(orm: Orm, { id }: Pick<Challenge, 'id'>): Promise<number> {
  const [row] = await orm
    .update(factorChallenge)
    .set({ attempts: sql`${factorChallenge.attempts} + 1` })
    .where(eq(factorChallenge.id, id))
    .returning({ attempts: factorChallenge.attempts })
  return Math.max(0, maxAttempts - (row?.attempts ?? maxAttempts))
}
