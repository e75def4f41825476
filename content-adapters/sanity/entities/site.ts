import type { StoredBlock } from '../../../schemas/page/page.ts'
import type { StoredPage } from '../../entities/site.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import page from '../documents/page.ts'
import site from '../documents/site.ts'
import { placeOf, type ReadFields, type Reading, readDocument } from '../read-document.ts'

export type SiteFields = ReadFields<typeof site.schema>

export const readSite = (raw: unknown, reading: Reading): SiteFields => readDocument(site, raw, reading)

/** A stored page that may lack its title. */
export type PageFields = Omit<StoredPage, 'title'> & Partial<Pick<StoredPage, 'title'>>

/** A stored page with its slug; `judgeBlocks` says what is wrong with its blocks. */
export function pageOf(
  raw: Record<string, unknown>,
  reading: Reading & { blocks: (list: unknown) => StoredBlock[] },
): [slug: string, page: PageFields] | undefined {
  const { slug, title, searchTitle, description, image } = readDocument(page, raw, reading)
  // A page without a slug is the first one of the site, a page with a wrong one is none.
  if (slug === undefined && raw.slug !== null && raw.slug !== undefined && raw.slug !== '') return undefined
  return [
    slug ?? '',
    withoutUndefined({
      title,
      searchTitle,
      description,
      image,
      blocks: reading.blocks(raw.blocks),
      origin: { document: placeOf(raw), isJudged: true },
    }),
  ]
}
