import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import {
  type PublicationArrow,
  publicationArrows,
  type QuestionArrow,
  questionArrows,
} from '../../schemas/questions/question-status.ts'
import { question } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { tellStaff } from '../kit/live/staff-news.ts'
import type { Question } from './question-link.ts'

/**
 * Moves a question along an arrow, and sets what goes with it. Throws 409 with its STATUS if it is in no state from which the arrow leads,
 * for example because another person was quicker.
 */
export async function moveQuestion(
  orm: Orm,
  arrow: QuestionArrow,
  { code, status }: Pick<Question, 'code' | 'status'>,
  set: PgUpdateSetSource<typeof question> = {},
): Promise<Question> {
  const { from, to } = questionArrows[arrow]
  const [moved] = await orm
    .update(question)
    .set({ ...set, status: to })
    .where(and(eq(question.code, code), inArray(question.status, [...from])))
    .returning()
  if (!moved) throw new ApiError('CONFLICT', { data: { STATUS: status } })
  await tellStaff(orm, 'question', moved.company)
  return moved
}

/** Moves the publication of a question along an arrow; undefined if the arrow does not start in its state. */
export async function movePublication(
  orm: Orm,
  arrow: PublicationArrow,
  code: string,
  { also, ...set }: PgUpdateSetSource<typeof question> & { also?: SQL } = {},
): Promise<Question | undefined> {
  const { from, to } = publicationArrows[arrow]
  const [moved] = await orm
    .update(question)
    .set({ ...set, publication: to })
    .where(and(eq(question.code, code), inArray(question.publication, [...from]), also))
    .returning()
  return moved
}
