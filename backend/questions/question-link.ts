import { question } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { findByLink } from '../kit/secrets/find-by-link.ts'
import { type Link, linkSecret, linkToken } from '../kit/secrets/link-token.ts'

export type Question = typeof question.$inferSelect

/** The secret that signs links of questions. Pass the database itself, not a transaction. */
export const questionSecret = (orm: Orm): Promise<string> => linkSecret(orm, 'question')

/** The page at which an asker reads the answer (R24), without language. */
export const questionPath = (secret: string, code: string): string =>
  `/link/uq?code=${code}&token=${linkToken(secret, code)}`

/** The question of a link, locked in a transaction that changes it. Throws 404, also for a wrong token. */
export const findQuestion = (orm: Orm, link: Link): Promise<Question> => findByLink(orm, question, link)
