import { count, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { profileOverview } from '../../schemas/api/profile.ts'
import { isOwn } from '../accounts/index.ts'
import {
  comment,
  consultation,
  like,
  medicalRecord,
  question,
  review,
  subscription,
} from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import type { Account } from '../kit/sessions/person.ts'
import { isOwnQuestion } from '../questions/index.ts'
import { answeredReviews } from './own-reviews.endpoint.ts'
import { recordAnswer, selectRecords } from './record-rows.ts'
import { upcomingVisits } from './upcoming-visits.ts'

/** Number of newest items of each kind. */
const newest = 3
/** Number of visits to come. */
const mostVisits = 10

/** All counts in one statement. */
async function countAll(orm: Orm, person: Account) {
  const all = (table: PgTable, where: SQL | undefined) =>
    sql<number>`(${orm.select({ all: count() }).from(table).where(where)})`.mapWith(Number)
  const of = (table: PgTable & { account: PgColumn }) => all(table, eq(table.account, person.id))
  const [counts] = await orm
    .select({
      LIKES: of(like),
      REVIEWS: of(review),
      COMMENTS: of(comment),
      QUESTIONS: all(question, isOwnQuestion(person)),
      CONSULTATIONS: all(consultation, isOwn(consultation, person)),
      RECORDS: of(medicalRecord),
      SUBSCRIBES: of(subscription),
    })
    .from(sql`(select) as one`)
  if (!counts) throw new Error('counting gave no row')
  return counts
}

/** R85 */
export const overview = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/overview',
  summary:
    'How much the signed-in person has of everything, the next visits, the newest records and answers of clinics',
  access: 'person',
  answer: profileOverview,
  act: async ({ orm, person, locale }) => {
    const { id } = person.account
    const counts = await countAll(orm, person.account)
    const records = await selectRecords(orm, eq(medicalRecord.account, id)).limit(newest)
    return {
      ...counts,
      UPCOMING: await upcomingVisits(orm, id, locale, mostVisits),
      NEW_RECORDS: records.map((row) => recordAnswer(row, locale)),
      NEW_ANSWERS: await answeredReviews(orm, id, locale, newest),
    }
  },
})
