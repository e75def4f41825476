import { eq } from 'drizzle-orm'
import { readKnownDraft } from '../clinic-site/index.ts'
import { company as companyTable, media } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { FileStore } from '../kit/files/store.ts'
import { siteEntries } from './site-entries.ts'
import { zipStream } from './zip-stream.ts'

/** The draft of a company's site as an archive, and the company's address; undefined if there is no such company. */
export async function siteArchive(orm: Orm, files: FileStore, company: string) {
  const { draft } = await readKnownDraft(orm, company)
  const [found] = await orm
    .select({ name: companyTable.name, slug: companyTable.slug })
    .from(companyTable)
    .where(eq(companyTable.code, company))
  if (!found) return undefined
  const rows = await orm
    .select({ src: media.src, name: media.name })
    .from(media)
    .where(eq(media.company, company))
  const names = new Map(rows.map(({ src, name }) => [src, name]))
  return {
    slug: found.slug,
    archive: zipStream(siteEntries(files, { company, name: found.name.ru, draft, names })),
  }
}
