import type { Block } from '../schemas/page/page.ts'
import type { PageContextValue } from '../ui/core/page-context.tsx'
import { encode } from './encode.ts'
import { createHtmlCache } from './html-cache.ts'
import { blockComponents } from './registry.ts'
import { type ReportBlock, renderBlock } from './render-block.tsx'

const componentOf = (type: string) => blockComponents.get(type)

const cachedHtml = createHtmlCache(16 * 1024 * 1024)

/**
 * HTML of blocks, in order, cached by their data. A block that threw is not cached. `fresh` bypasses the cache.
 */
export const renderBlocks = (
  blocks: readonly Block[],
  page: PageContextValue,
  report: ReportBlock,
  fresh = false,
): Buffer[] =>
  blocks.map((block) =>
    fresh
      ? encode(renderBlock(block, page, { componentOf, report }))
      : cachedHtml(
          [page.locale, page.editing, page.inSidebar, page.statusInHeader, page.clinic, block],
          (spoil) =>
            renderBlock(block, page, {
              componentOf,
              report: (thrower, error) => {
                spoil()
                report(thrower, error)
              },
            }),
        ),
  )
