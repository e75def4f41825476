import { inArray } from 'drizzle-orm'
import { company, companyPaper, patient } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { type FileName, pictureFile } from '../kit/files/store.ts'

/**
 * Deletes companies that were never approved, with all their rows. Returns their files, to be deleted after
 * the commit.
 */
export async function removeUnapproved(orm: Orm, codes: readonly string[]): Promise<FileName[]> {
  const papers = await orm
    .select({ file: companyPaper.file })
    .from(companyPaper)
    .where(inArray(companyPaper.company, [...codes]))
  const photos = await orm
    .select({ photo: patient.photo })
    .from(patient)
    .where(inArray(patient.company, [...codes]))
  const removed = await orm
    .delete(company)
    .where(inArray(company.code, [...codes]))
    .returning({ logo: company.logo })
  const logos = removed.flatMap(({ logo }) => (logo && pictureFile(logo.src)) ?? [])
  return [...papers.map(({ file }) => file), ...photos.flatMap(({ photo }) => photo ?? []), ...logos]
}
