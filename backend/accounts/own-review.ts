import { and, eq, inArray, isNull } from 'drizzle-orm'
import { review } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ownContacts } from '../kit/sessions/contact.ts'
import type { Account } from '../kit/sessions/person.ts'

/** SQL condition: the review with this code, written by this person. */
export const isOwnReview = (code: string, { id }: Pick<Account, 'id'>) =>
  and(eq(review.code, code), eq(review.account, id))

/** Gives a person the reviews that were written with their contacts before these were confirmed. */
export async function adoptReviews(orm: Orm, person: Account): Promise<void> {
  const contacts = ownContacts(person)
  if (contacts.length === 0) return
  await orm
    .update(review)
    .set({ account: person.id })
    .where(and(isNull(review.account), inArray(review.contact, contacts)))
}
