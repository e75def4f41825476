import { eq, inArray, or } from 'drizzle-orm'
import areaOfCompany from '../../schemas/areas/company.ts'
import {
  type ConsultationState,
  consultationStatus,
} from '../../schemas/consultations/consultation-status.ts'
import { publishedReviews } from '../../schemas/reviews/reviews.event.ts'
import {
  account as accounts,
  comment,
  consultation,
  consultationChange,
  consultationMessage,
  like,
  medicalRecord,
  medicalRecordView,
  review,
  subscription,
} from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { allChanged } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'

type Own<T> = Omit<T, 'account'>
type Seen = Omit<typeof medicalRecordView.$inferInsert, 'record'>

type ConsultationSeed = Pick<
  typeof consultation.$inferInsert,
  'code' | 'company' | 'specialist' | 'text' | 'name' | 'lang'
> & {
  state: Extract<ConsultationState, 'moderation' | 'active'>
  /** Counted back from now, so that the demo's conversation has not ended by silence when it is opened. */
  minutesAgo: number
  messages: (Pick<typeof consultationMessage.$inferInsert, 'by' | 'specialist' | 'text'> & {
    minutesAgo: number
  })[]
}

/** Content of a patient's profile; `seen` of a record lists its views. */
export type PatientSeed = {
  likes: Own<typeof like.$inferInsert>[]
  reviews: Own<typeof review.$inferInsert>[]
  comments: Own<typeof comment.$inferInsert>[]
  subscriptions: Own<typeof subscription.$inferInsert>[]
  records: (Own<typeof medicalRecord.$inferInsert> & { seen?: Seen[] })[]
  consultations: ConsultationSeed[]
}

const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000)

/** Replaces the consultations of a patient, who has the contact. */
async function seedConsultations(
  orm: Orm,
  { account, contact }: { account: string; contact: string },
  rows: readonly ConsultationSeed[],
): Promise<void> {
  const codes = rows.map(({ code }) => code)
  await orm
    .delete(consultation)
    .where(or(eq(consultation.account, account), inArray(consultation.code, codes)))
  for (const { state, minutesAgo, messages, ...row } of rows) {
    const [createdAt, status] = [ago(minutesAgo), consultationStatus[state]]
    const last = messages.at(-1)
    const lastAt = last ? ago(last.minutesAgo) : createdAt
    await orm.insert(consultation).values({
      ...row,
      account,
      contact,
      contactChannel: 'email',
      status,
      createdAt,
      lastAt,
      waitsSince: last?.by === 'clinic' ? null : lastAt,
      patientReadAt: lastAt,
    })
    const of = { consultation: row.code, createdAt }
    await orm.insert(consultationChange).values({ ...of, to: consultationStatus.moderation, by: 'patient' })
    if (state === 'active')
      await orm.insert(consultationChange).values({
        ...of,
        from: consultationStatus.moderation,
        to: status,
        by: 'moderator',
        createdAt: ago(minutesAgo - 5),
      })
    for (const { minutesAgo: at, ...message } of messages)
      await orm.insert(consultationMessage).values({ ...message, ...of, createdAt: ago(at) })
  }
}

/** Replaces the profile content of an account. Referenced companies must exist. */
export async function seedPatient(orm: Orm, account: string, patient: PatientSeed): Promise<void> {
  const { likes, reviews, comments, subscriptions, records, consultations } = patient
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
    const [owner] = await inner.select().from(accounts).where(eq(accounts.id, account))
    await seedConsultations(inner, { account, contact: owner?.email ?? '' }, consultations)
    await allChanged(
      inner,
      reviews.flatMap(({ company }) => [
        happened(publishedReviews, { company }),
        happened(areaOfCompany, { company, code: company }),
      ]),
    )
  })
}
