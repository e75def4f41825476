import { hash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import type { DocumentKind } from '../../schemas/documents/document-kinds.ts'
import { crockford } from '../../schemas/formats/crockford.ts'
import { checkCharacter, documentCodeLength } from '../../schemas/formats/document-code.ts'
import { document } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { FileStore } from '../kit/files/store.ts'
import { randomCode } from '../kit/random-code.ts'
import type { Texts } from '../kit/tables/columns.ts'
import { factorHash, phoneEnd } from './second-factor.ts'

/** A document as a company issues it. Dates are calendar dates, `2026-11-27`. */
export type NewDocument = {
  /** Code of the company. */
  company: string
  kind: DocumentKind
  number: string
  lang: Locale
  file: { bytes: Uint8Array; extension: 'pdf' | 'webp' }
  pages: number
  issued: string
  /** The last day on which it is valid. */
  validTo?: string
  doctor?: { name: Texts; speciality?: Texts }
  /** `phone` with all of its digits: only its end is kept, as a hash. Without it or the year the clinic alone hands out the file. */
  patient: { lastName: string; name: string; middleName?: string; birthYear?: number; phone?: string }
}

/** The folder of documents in the store; its files are sent only after a check. */
const folder = 'documents'

/** A new code of a document, which cannot be guessed. */
export function newDocumentCode(): string {
  const characters = randomCode(crockford, documentCodeLength)
  return characters + checkCharacter(characters)
}

/** Stores the file of a document; its name in the store. */
export const storeDocument = (files: FileStore, { bytes, extension }: NewDocument['file']): Promise<string> =>
  files.put(bytes, { folder, extension })

/** Where a document comes from, for the clinic's own lists. */
type Origin = Partial<
  Pick<
    typeof document.$inferInsert,
    'patient' | 'visit' | 'cabinet' | 'specialist' | 'template' | 'requestKey' | 'requestHash' | 'issuedBy'
  >
>

/** Adds the row of a document whose file is stored under `name`. */
export async function addDocument(
  orm: Orm,
  { file, patient, doctor, ...rest }: NewDocument,
  { code, name, ...origin }: Origin & { code: string; name: string },
): Promise<typeof document.$inferSelect> {
  const { phone, ...person } = patient
  const { birthYear } = patient
  const [row] = await orm
    .insert(document)
    .values({
      ...rest,
      ...person,
      ...origin,
      code,
      file: name,
      sha256: hash('sha256', file.bytes),
      doctor: doctor?.name ?? null,
      speciality: doctor?.speciality ?? null,
      factorHash: phone && birthYear ? factorHash(code, { phoneEnd: phoneEnd(phone), birthYear }) : null,
    })
    .returning()
  if (!row) throw new Error('the document was not added')
  return row
}

/**
 * Issues a document: stores its file, and returns the code with which anybody can check it (`documentPath`). A given code is for
 * demonstrations. Throws if the company does not exist.
 */
export async function issueDocument(
  { orm, files }: { orm: Orm; files: FileStore },
  given: NewDocument,
  code = newDocumentCode(),
): Promise<string> {
  const name = await storeDocument(files, given.file)
  try {
    await addDocument(orm, given, { code, name })
  } catch (error) {
    await files.remove(name)
    throw error
  }
  return code
}

/** S-DOC: revokes a document for good; one that is revoked already stays as it is. */
export async function revokeDocument(orm: Orm, code: string): Promise<void> {
  await orm
    .update(document)
    .set({ revokedAt: sql`coalesce(${document.revokedAt}, now())` })
    .where(eq(document.code, code))
}
