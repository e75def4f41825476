import { and, eq, inArray, sql } from 'drizzle-orm'
import { translate } from '../../locales/index.ts'
import { locales } from '../../locales/locale.ts'
import { publishedReviews } from '../../schemas/reviews/reviews.event.ts'
import { review, reviewPaper } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { type Happened, happened } from '../kit/events/happened.ts'
import { defineRetention, type Forgotten } from '../kit/retention/define-retention.ts'
import type { Account } from '../kit/sessions/person.ts'
import { isShownReview } from '../shared/answers/shown-review.ts'

/** Public reviews stay, without their author and the documents that proved them; others are deleted. */
async function forget(orm: Orm, { id }: Account): Promise<Forgotten> {
  const own = eq(review.account, id)
  const ofOwn = inArray(reviewPaper.review, orm.select({ code: review.code }).from(review).where(own))
  const papers = await orm.delete(reviewPaper).where(ofOwn).returning({ file: reviewPaper.file })
  await orm.delete(review).where(and(own, sql`not ${isShownReview}`))
  const changes: Happened[] = []
  for (const locale of locales) {
    const author = translate(locale)('backend:formerPatient')
    const rows = await orm
      .update(review)
      .set({ author, account: null, contact: null, contactChannel: null, explanation: null })
      .where(and(own, eq(review.lang, locale)))
      .returning({ company: review.company })
    changes.push(...rows.map((row) => happened(publishedReviews, row)))
  }
  return { files: papers.map(({ file }) => file), changes }
}

export const retention = defineRetention({ ofAccount: { tables: [review], forget } })
