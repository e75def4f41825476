import { eq, inArray } from 'drizzle-orm'
import { claimPaper, companyClaim, mistakeReport } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { FileName } from '../kit/files/store.ts'
import { ownContacts } from '../kit/sessions/contact.ts'
import type { Account } from '../kit/sessions/person.ts'

/**
 * Deletes the requests for companies of a person whose account is deleted, and their address in their reports of mistakes. Returns the
 * papers of the requests, to be deleted after the commit.
 */
export async function forgetClaims(orm: Orm, person: Account): Promise<FileName[]> {
  const own = eq(companyClaim.account, person.id)
  const papers = await orm
    .delete(claimPaper)
    .where(inArray(claimPaper.claim, orm.select({ id: companyClaim.id }).from(companyClaim).where(own)))
    .returning({ file: claimPaper.file })
  await orm.delete(companyClaim).where(own)
  await orm
    .update(mistakeReport)
    .set({ email: null })
    .where(inArray(mistakeReport.email, ownContacts(person)))
  return papers.map(({ file }) => file)
}
