import { eq } from 'drizzle-orm'
import { tags } from '../../schemas/tags.ts'
import { invalidate } from '../content/invalidate.ts'
import type { Orm } from '../database/database.ts'
import {
  comment,
  like,
  medicalRecord,
  medicalRecordView,
  review,
  subscription,
} from '../database/tables/index.ts'

type Own<T> = Omit<T, 'account'>
type Seen = Omit<typeof medicalRecordView.$inferInsert, 'record'>

/** Content of a patient's profile; `seen` of a record lists its views. */
export type PatientSeed = {
  likes: Own<typeof like.$inferInsert>[]
  reviews: Own<typeof review.$inferInsert>[]
  comments: Own<typeof comment.$inferInsert>[]
  subscriptions: Own<typeof subscription.$inferInsert>[]
  records: (Own<typeof medicalRecord.$inferInsert> & { seen?: Seen[] })[]
}

/** Replaces the profile content of an account. Referenced companies must exist. */
export async function seedPatient(orm: Orm, account: string, patient: PatientSeed): Promise<void> {
  const { likes, reviews, comments, subscriptions, records } = patient
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
