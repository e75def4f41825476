import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import type { Question } from './question-link.ts'

/** The channel that tells processes of changed questions: the code of their company. */
export const questionChannel = 'shipa_question'

/** Tells whoever watches the company's questions that one has come or changed, on commit. */
export const tellLive = (orm: Orm, { company }: Pick<Question, 'company'>): Promise<unknown> =>
  orm.execute(sql`select pg_notify(${questionChannel}, ${company})`)
