import { tags } from '../../schemas/tags.ts'
import type { Ask } from './ask.ts'
import { type PageFields, pageOf } from './entities/site.ts'
import { judgeBlocks } from './judge-blocks.ts'
import { placeOf } from './read-document.ts'
import type { Dataset, ListedSite } from './site-core.ts'
import { blocksOf, unreadFields } from './wire/mapped-blocks.ts'
import { recordsOf } from './wire/records-of.ts'

/** Pages of a site by their slugs. One that has no title is called by the name of its clinic. */
export type SitePages = Record<string, PageFields>

/** Reads the page of a site with a slug, or all pages; each is asked once for a reader. `isApart`: in a call of its own. */
export function openPages(ask: Ask, { queries, mapping, pictures }: Dataset) {
  const blocks = blocksOf(mapping, pictures)
  const asked = new Map<string, Promise<SitePages>>()

  function pagesOf({ id, code }: ListedSite, slug?: string, isApart?: true): Promise<SitePages> {
    const question = {
      ...queries.pages(id, slug),
      tags: [tags.site(code), ...(slug === undefined ? [] : [tags.sitePage(code, slug)])],
      ...(isApart && { isApart }),
    }
    return ask('page', question, (raw, report) => {
      const pages: SitePages = {}
      for (const one of recordsOf(raw)) {
        const [address, page] = pageOf(one, { pictures, report, blocks }) ?? []
        if (address === undefined || !page) continue
        for (const field of new Set(unreadFields(mapping, one.blocks)))
          report({
            path: `${placeOf(one)} ${field}`,
            code: `SANITY_MAPPING reads this field nowhere: name it in the props of its block, or leave it.`,
          })
        // The oldest one stays where it is.
        if (Object.hasOwn(pages, address)) report({ path: `${placeOf(one)} slug`, code: 'repeated' })
        else {
          pages[address] = page
          judgeBlocks(one, page.blocks, mapping, report)
        }
      }
      return pages
    })
  }

  return (site: ListedSite, slug?: string, isApart?: true): Promise<SitePages> => {
    const key = JSON.stringify([site.id, slug])
    const pages = asked.get(key) ?? pagesOf(site, slug, isApart)
    asked.set(key, pages)
    return pages
  }
}
