import '../../../../../schemas/core/jitless.ts'
import { z } from 'zod'
import type { Change } from '../../../../../schemas/draft/change.ts'
import { maxDepth } from '../../../../../schemas/page/max-depth.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { added, type Page, withNewIds } from './block-actions.ts'
import { fitting, heightOf } from './nesting.ts'

/** More is no block of ours. */
const mostCharacters = 1024 * 1024

// A block of a type or version that is unknown here is kept as it is, as everywhere.
const storedBlock: z.ZodType<StoredBlock> = z.lazy(() =>
  z.looseObject({
    id: z.string(),
    type: z.string().min(1).max(64),
    v: z.int().positive(),
    props: z.record(z.string(), z.unknown()),
    children: z.array(storedBlock).optional(),
  }),
)
const copied = z.object({ 'site-block': storedBlock })

/** The block that was copied as this text, with new ids; undefined if it is any other text. */
export function fromClipboard(text: string): StoredBlock | undefined {
  if (text.length > mostCharacters) return undefined
  try {
    const { data } = copied.safeParse(JSON.parse(text))
    const block = data?.['site-block']
    return block && heightOf(block) <= maxDepth ? withNewIds(block) : undefined
  } catch {
    // Not JSON, or nested deeper than can be read.
    return undefined
  }
}

/** Puts a copied block behind another one, or at the end of the page; on top where it would be nested too deep. */
export const pasted = (page: Page, block: StoredBlock, after: string | undefined): Change =>
  added(page, block, after === undefined ? after : fitting(page, block, { id: after, side: 'after' }))
