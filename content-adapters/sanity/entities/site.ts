import type { StoredBlock } from '../../../schemas/page/page.ts'
import type { StoredPage } from '../../entities/site.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import page from '../documents/page.ts'
import site from '../documents/site.ts'
import { placeOf, type ReadFields, type Reading, readDocument, reportUnseen } from '../read-document.ts'

export type SiteFields = ReadFields<typeof site.schema>

export const readSite = (raw: unknown, reading: Reading): SiteFields => readDocument(site, raw, reading)

/** A stored page that may lack its title. */
export type PageFields = Omit<StoredPage, 'title'> & Partial<Pick<StoredPage, 'title'>>

/** A stored page with its slug; its blocks are judged when they are resolved. */
export function pageOf(
  raw: Record<string, unknown>,
  reading: Reading & { blocks: (list: unknown) => StoredBlock[] },
): [slug: string, page: PageFields] | undefined {
  const { slug, title, searchTitle, description, image } = readDocument(page, raw, reading)
  // A page without a slug is the first one of the site, a page with a wrong one is none.
  if (slug === undefined && raw.slug !== null && raw.slug !== undefined && raw.slug !== '') return undefined
  const blocks = reading.blocks(raw.blocks)
  for (const { id, props } of withInner(blocks))
    reportUnseen(props, `${placeOf(raw)} blocks.${id}`, reading.report)
  return [
    slug ?? '',
    withoutUndefined({
      title,
      searchTitle,
      description,
      image,
      blocks,
      origin: { document: placeOf(raw) },
    }),
  ]
}

/** Blocks with those within them. */
const withInner = (blocks: readonly StoredBlock[]): StoredBlock[] =>
  blocks.flatMap((block) => [block, ...withInner(block.children ?? [])])
