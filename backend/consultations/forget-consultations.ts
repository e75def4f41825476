import { eq, inArray } from 'drizzle-orm'
import { isOwn } from '../accounts/index.ts'
import { consultation, consultationFile, consultationMessage } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { FileName } from '../kit/files/store.ts'
import type { Account } from '../kit/sessions/person.ts'

/** Deletes the consultations of a person whose account is deleted. Returns their files, to be deleted after the commit. */
export async function forgetConsultations(orm: Orm, person: Account): Promise<FileName[]> {
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
  return files.map(({ file }) => file)
}
