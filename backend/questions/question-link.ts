import { eq } from 'drizzle-orm'
import { question } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { codeOfLink, type Link, linkSecret, linkToken } from '../kit/secrets/link-token.ts'

export type Question = typeof question.$inferSelect

/** The secret that signs links of questions. Pass the database itself, not a transaction. */
export const questionSecret = (orm: Orm): Promise<string> => linkSecret(orm, 'question')

/** The page at which an asker reads the answer (R24), without language. */
export const questionPath = (secret: string, code: string): string =>
  `/link/uq?code=${code}&token=${linkToken(secret, code)}`

/** The question of a link, locked in a transaction that changes it. Throws 404, also for a wrong token. */
export async function findQuestion(orm: Orm, link: Link): Promise<Question> {
  const [row] = await orm
    .select()
    .from(question)
    .where(eq(question.code, codeOfLink(link)))
    .for('update')
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
