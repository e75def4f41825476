import { inArray } from 'drizzle-orm'
import { homeDay } from '../../schemas/formats/home-day.ts'
import { addDays } from '../../schemas/formats/zone.ts'
import { document } from '../database/tables/index.ts'
import { issueDocument, type NewDocument, revokeDocument } from '../documents/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { FileStore } from '../kit/files/store.ts'

/** A document of a demo clinic, with its days counted from that of the seed. `code` has its check character. */
export type DocumentSeed = Omit<NewDocument, 'file' | 'issued' | 'validTo'> & {
  code: string
  issuedDaysAgo: number
  validDays?: number
  isRevoked?: true
}

/** A document as it is drawn, with its dates. */
export type DrawnDocument = Omit<DocumentSeed, 'issuedDaysAgo' | 'validDays'> &
  Pick<NewDocument, 'issued' | 'validTo'>

/** What writes documents of a demonstration. */
export type DocumentTools = {
  orm: Orm
  files: FileStore
  /** The PDF of a document. */
  draw: (document: DrawnDocument) => Uint8Array
}

/** Issues missing demo documents. Their companies must exist. */
export async function seedDocuments(
  { orm, files, draw }: DocumentTools,
  seeds: readonly DocumentSeed[],
): Promise<void> {
  const codes = seeds.map(({ code }) => code)
  const known = await orm.select({ code: document.code }).from(document).where(inArray(document.code, codes))
  const there = new Set(known.map(({ code }) => code))
  const today = homeDay()
  for (const { code, issuedDaysAgo, validDays, isRevoked, ...rest } of seeds) {
    if (there.has(code)) continue
    const issued = addDays(today, -issuedDaysAgo)
    const made = { ...rest, issued, ...(validDays !== undefined && { validTo: addDays(issued, validDays) }) }
    const file = { bytes: draw({ ...made, code }), extension: 'pdf' as const }
    await issueDocument({ orm, files }, { ...made, file }, code)
    if (isRevoked) await revokeDocument(orm, code)
  }
}
