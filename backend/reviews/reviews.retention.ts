import { and, eq, inArray, sql } from 'drizzle-orm'
import { translate } from '../../locales/index.ts'
import { locales } from '../../locales/locale.ts'
import { tags } from '../../schemas/tags.ts'
import { review, reviewPaper } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineRetention, type Forgotten } from '../kit/retention/define-retention.ts'
import type { Account } from '../kit/sessions/person.ts'
import { isShownReview } from '../shared/answers/shown-review.ts'

/** Public reviews stay, without their author and the documents that proved them; others are deleted. */
async function forget(orm: Orm, { id }: Account): Promise<Forgotten> {
  const own = eq(review.account, id)
  const ofOwn = inArray(reviewPaper.review, orm.select({ code: review.code }).from(review).where(own))
  const papers = await orm.delete(reviewPaper).where(ofOwn).returning({ file: reviewPaper.file })
  await orm.delete(review).where(and(own, sql`not ${isShownReview}`))
  const companies: string[] = []
  for (const locale of locales) {
    const author = translate(locale)('backend:formerPatient')
    const rows = await orm
      .update(review)
      .set({ author, account: null, contact: null, contactChannel: null, explanation: null })
      .where(and(own, eq(review.lang, locale)))
      .returning({ company: review.company })
    companies.push(...rows.map((row) => row.company))
  }
  return { files: papers.map(({ file }) => file), tags: companies.map(tags.reviews) }
}

export const retention = defineRetention({ ofAccount: { tables: [review], forget } })
