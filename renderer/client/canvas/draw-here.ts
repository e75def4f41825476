/// <reference types="vite/client" />
import type { Locale } from '../../../locales/locale.ts'
import { translateWith } from '../../../locales/translate-with.ts'
import { clinicHref } from '../../../schemas/companies/clinic-href.ts'
import { judgeBlock } from '../../../schemas/page/judge-block.ts'
import type { Block, StoredBlock } from '../../../schemas/page/page.ts'
import { type BlockContext, shownChildren, withoutData } from '../../../schemas/page/resolve-block.ts'
import type { PageContextValue } from '../../../ui/core/page-context.tsx'
import type { CanvasContext } from '../../canvas-context.ts'
import { renderBlock } from '../../render-block.tsx'
import { componentOf, definitions, isElsewhere, judge, loadTypes } from './loaded-types.ts'

/*
 * Draws blocks as the server does, by the same components. Visitors never load this, and the builder only when a block is
 * drawn.
 */

const texts = import.meta.glob<Record<string, unknown>>(
  '../../../locales/*/{blocks,layout,problems,ui}.json',
  {
    import: 'default',
  },
)

async function pageContext(locale: Locale, { statusInHeader }: CanvasContext): Promise<PageContextValue> {
  const own = Object.entries(texts).filter(([path]) => path.includes(`/${locale}/`))
  const loaded = await Promise.all(
    own.map(async ([path, load]) => [path.replace(/^.*\/|\.json$/g, ''), await load()] as const),
  )
  const t = translateWith(locale, Object.fromEntries(loaded))
  return { locale, t, editing: true, ...(statusInHeader && { statusInHeader }) }
}

function resolved(stored: unknown, context: BlockContext, depth: number): Block {
  const block = stored as StoredBlock
  const { id, type } = block
  // Only its comments are rendered.
  if (isElsewhere(type)) return { id, type, props: {} }
  const made = withoutData(id, block, judgeBlock(judge, block, definitions, depth), context)
  const children = shownChildren(made, block, definitions, depth)
  return children ? { ...made, children: children.map((child) => resolved(child, context, depth + 1)) } : made
}

/**
 * The HTML of a stored block with its comments, and of all in it; of those in it that only the server can draw there are only
 * the comments. Undefined if it is one of these itself.
 */
export type DrawHere = (block: StoredBlock) => Promise<string | undefined>

/** Loads the texts of this document, and the code of each type when it is first rendered. */
export async function openDrawing(locale: Locale, canvas: CanvasContext): Promise<DrawHere> {
  const page = await pageContext(locale, canvas)
  const context = {
    locale,
    today: canvas.today,
    editing: true,
    pageHref: (path: string) => clinicHref(path, locale, canvas.slug),
  }
  const drawer = { componentOf, isElsewhere, report: (_: Block, error: unknown) => reportError(error) }
  return async (block) => {
    await loadTypes(block)
    return isElsewhere(block.type) ? undefined : renderBlock(resolved(block, context, 1), page, drawer)
  }
}
