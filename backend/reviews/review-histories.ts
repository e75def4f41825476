import { inArray } from 'drizzle-orm'
import type { CaseMove } from '../../schemas/api/case-move.ts'
import { reviewReply } from '../database/tables/index.ts'
import { type Reading, readHistories } from '../kit/cases/read-histories.ts'
import type { Orm } from '../kit/database/database.ts'
import { answers, followUps } from './replies.case.ts'
import { reviews } from './reviews.case.ts'

/** The histories of reviews with those of the replies below them, as one side reads them, by the code of a review. */
export async function reviewHistories(
  orm: Orm,
  codes: readonly string[],
  reading: Reading,
): Promise<(review: string) => CaseMove[]> {
  const { id, review, kind } = reviewReply
  const below =
    codes.length === 0
      ? []
      : await orm
          .select({ id, review, kind })
          .from(reviewReply)
          .where(inArray(review, [...codes]))
  const idsOf = (one: string) => below.filter((reply) => reply.kind === one).map((reply) => reply.id)
  const ofReview = await readHistories(orm, [reviews], codes, reading)
  const ofReply = {
    answer: await readHistories(orm, [answers], idsOf('answer'), reading),
    'follow-up': await readHistories(orm, [followUps], idsOf('follow-up'), reading),
  }
  return (code) =>
    below
      .filter((reply) => reply.review === code)
      .flatMap((reply) => ofReply[reply.kind](reply.id))
      .concat(ofReview(code))
      .toSorted((one, other) => Date.parse(one.AT) - Date.parse(other.AT))
}
