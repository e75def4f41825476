import pageReport from '../../schemas/blocks/page-report.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

/**
 * The page on which a visitor reports another one (R125), or enters its address again, where `typed` is no address of a page; not for
 * search engines.
 */
export function pageReportToPage(named: { page: string } | { typed?: string; isEmpty?: true }): PageContent {
  const title = words('head:pageReport.title')
  return {
    title,
    type: 'website',
    robots: 'noindex',
    blocks: [
      storedBlock(pageTitle, { title, lead: words('head:pageReport.lead') }),
      storedBlock(pageReport, named),
    ],
    sidebar: [],
  }
}
