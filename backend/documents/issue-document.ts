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
  /** `phone` with all of its digits: only its end is kept, as a hash. */
  patient: { lastName: string; name: string; middleName?: string; birthYear: number; phone: string }
}

/** The folder of documents in the store; its files are sent only after a check. */
const folder = 'documents'

/** A new code of a document, which cannot be guessed. */
export function newDocumentCode(): string {
  const characters = randomCode(crockford, documentCodeLength)
  return characters + checkCharacter(characters)
}

/**
 * Issues a document: stores its file, and returns the code with which anybody can check it (`documentPath`). A given code is for
 * demonstrations. Throws if the company does not exist.
 */
export async function issueDocument(
  { orm, files }: { orm: Orm; files: FileStore },
  { file, patient, doctor, ...rest }: NewDocument,
  code = newDocumentCode(),
): Promise<string> {
  const name = await files.put(file.bytes, { folder, extension: file.extension })
  const { phone, ...person } = patient
  try {
    await orm.insert(document).values({
      ...rest,
      ...person,
      code,
      file: name,
      sha256: hash('sha256', file.bytes),
      doctor: doctor?.name ?? null,
      speciality: doctor?.speciality ?? null,
      factorHash: factorHash(code, { phoneEnd: phoneEnd(phone), birthYear: patient.birthYear }),
    })
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
