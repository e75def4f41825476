import { eq } from 'drizzle-orm'
import { invalidate } from '../content/invalidate.ts'
import { tags } from '../content/tags.ts'
import type { Orm } from '../database/database.ts'
import {
  comment,
  like,
  medicalRecord,
  medicalRecordView,
  review,
  subscription,
} from '../database/tables/index.ts'
import { demoPatient } from './data/demo-patient.ts'

/** Gives the demo patient what a profile may hold; what the account had before goes. Needs the demo clinics. */
export async function seedDemoPatient(orm: Orm, account: string): Promise<void> {
  const { likes, reviews, comments, subscriptions, records } = demoPatient
  const own = <T extends object>(rows: T[]) => rows.map((row) => ({ ...row, account }))
  await orm.transaction(async (inner) => {
    for (const table of [like, review, comment, subscription, medicalRecord])
      await inner.delete(table).where(eq(table.account, account))
    await inner.insert(like).values(own(likes))
    await inner.insert(review).values(own(reviews))
    await inner.insert(comment).values(own(comments))
    await inner.insert(subscription).values(own(subscriptions))
    for (const { seen = [], ...record } of records) {
      const [made] = await inner
        .insert(medicalRecord)
        .values({ ...record, account })
        .returning({ record: medicalRecord.id })
      if (made && seen.length > 0)
        await inner.insert(medicalRecordView).values(seen.map((view) => ({ ...view, ...made })))
    }
    await invalidate(
      inner,
      reviews.flatMap(({ company }) => [tags.reviews(company), tags.company(company)]),
    )
  })
}
