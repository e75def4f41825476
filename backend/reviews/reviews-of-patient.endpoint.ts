import { and, desc } from 'drizzle-orm'
import { isSameName } from '../../schemas/patients/same-name.ts'
import { review } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { isFromPatient, lettersOf, mostLetters } from '../patients/index.ts'
import { instant } from '../shared/answers/instant.ts'
import { isForStaff } from './staff-reviews.ts'

/** A review whose author has not signed with the name of the card stays theirs: the clinic does not learn from the contact who they are. */
export const reviewsOfPatient = defineCall(
  lettersOf({
    name: 'reviews',
    section: 'reviews',
    summary: 'Reviews that a patient has signed with the name of the card, and that the caller may read',
    read: async (orm, card, member) => {
      const rows = await orm
        .select()
        .from(review)
        .where(and(isForStaff(member), isFromPatient(card, review)))
        .orderBy(desc(review.publishedAt), review.code)
        .limit(mostLetters)
      return rows
        .filter(({ author }) => isSameName(card, { lastName: '', name: author, middleName: null }))
        .map(({ code, text, date, publishedAt, rating, answer }) => ({
          CODE: code,
          TEXT: text,
          AT: publishedAt ? instant(publishedAt) : `${date}T00:00:00Z`,
          WAITS: answer === null,
          RATING: rating,
        }))
    },
  }),
)
