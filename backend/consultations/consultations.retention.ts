import { eq, inArray } from 'drizzle-orm'
import { isOwn } from '../accounts/index.ts'
import { consultation, consultationFile, consultationMessage } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineRetention, type Forgotten } from '../kit/retention/define-retention.ts'
import type { Account } from '../kit/sessions/person.ts'

/** Deletes the consultations of a person with their files. */
async function forget(orm: Orm, person: Account): Promise<Forgotten> {
  const own = isOwn(consultation, person)
  const files = await orm
    .select({ file: consultationFile.file })
    .from(consultationFile)
    .innerJoin(consultationMessage, eq(consultationMessage.id, consultationFile.message))
    .where(
      inArray(
        consultationMessage.consultation,
        orm.select({ code: consultation.code }).from(consultation).where(own),
      ),
    )
  await orm.delete(consultation).where(own)
  return { files: files.map(({ file }) => file) }
}

export const retention = defineRetention({ ofAccount: { tables: [consultation], forget } })
