import type { StoredBlock } from '../../../schemas/page/page.ts'
import { upgraded } from '../drafts/published-site.ts'
import { upgradeBlocks } from '../drafts/upgrade-page.ts'

/** A stored section in the current versions of its blocks. */
export function sectionBlock(content: string): StoredBlock {
  const [block] = upgradeBlocks([JSON.parse(content) as StoredBlock], upgraded)
  if (!block) throw new Error('A saved section has no block')
  return block
}
