import comments from '../../schemas/blocks/comments.ts'
import share from '../../schemas/blocks/share.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'

/** The blocks below every article: a heart and other buttons, and readers' comments. */
export function afterArticle(kind: 'news' | 'article', slug: string): StoredBlock[] {
  const type = kind === 'news' ? ('news' as const) : ('material' as const)
  return [storedBlock(share, { like: { type, code: slug } }), storedBlock(comments, { type, slug })]
}
