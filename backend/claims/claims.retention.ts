import { eq, inArray } from 'drizzle-orm'
import { claimPaper, companyClaim, mistakeReport } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineRetention, type Forgotten } from '../kit/retention/define-retention.ts'
import { ownContacts } from '../kit/sessions/contact.ts'
import type { Account } from '../kit/sessions/person.ts'

/** Deletes the requests for companies with their papers, and the person's address in their reports of mistakes. */
async function forget(orm: Orm, person: Account): Promise<Forgotten> {
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
  return { files: papers.map(({ file }) => file) }
}

export const retention = defineRetention({ ofAccount: { tables: [companyClaim], forget } })
