import { inArray } from 'drizzle-orm'
import { company, companyFile, companyPaper, document, patient } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { pieceName } from '../kit/files/passing-piece.ts'
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
  const documents = await orm
    .select({ file: document.file })
    .from(document)
    .where(inArray(document.company, [...codes]))
  const passing = await orm
    .select({ file: companyFile.id, pieces: companyFile.pieces })
    .from(companyFile)
    .where(inArray(companyFile.company, [...codes]))
  const removed = await orm
    .delete(company)
    .where(inArray(company.code, [...codes]))
    .returning({ logo: company.logo })
  const logos = removed.flatMap(({ logo }) => (logo && pictureFile(logo.src)) ?? [])
  return [
    ...[...papers, ...documents].map(({ file }) => file),
    ...photos.flatMap(({ photo }) => photo ?? []),
    ...passing.flatMap(({ file, pieces }) =>
      Array.from({ length: pieces }, (_, number) => pieceName({ file }, number)),
    ),
    ...logos,
  ]
}
