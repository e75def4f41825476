import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { appointment, document, medicalRecord } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

/**
 * Takes the records of a card out of the profile of an account that the card has no more: of its documents, and of its visits that
 * this account has not booked. They came there while two cards were one, and may be of another person.
 */
export async function takeRecordsBack(
  orm: Orm,
  { card, account }: { card: string; account: string },
): Promise<void> {
  const documents = orm.select({ code: document.code }).from(document).where(eq(document.patient, card))
  const visits = orm
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(eq(appointment.patient, card), or(isNull(appointment.account), ne(appointment.account, account))),
    )
  await orm
    .delete(medicalRecord)
    .where(
      and(
        eq(medicalRecord.account, account),
        or(inArray(medicalRecord.documentCode, documents), inArray(medicalRecord.visit, visits)),
      ),
    )
}
