import pageTitle from '../../schemas/blocks/page-title.ts'
import richText from '../../schemas/blocks/rich-text.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { CustomPage } from '../entities/site.ts'
import type { PageContent } from '../page-content.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** A custom page of the directory (R25), with blocks or rich text. A `redirect` is handled before (B-12). */
export const customPageToPage = ({
  title,
  description,
  keywords,
  content,
  blocks,
}: CustomPage): PageContent =>
  withoutUndefined({
    title,
    description,
    keywords,
    type: 'website' as const,
    blocks: blocks ?? [
      storedBlock(pageTitle, { title }),
      ...(content ? [storedBlock(richText, { content })] : []),
    ],
    sidebar: [],
  })
