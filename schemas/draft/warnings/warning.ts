import type { Locale } from '../../../locales/locale.ts'
import type { Path } from '../../core/problem.ts'
import { readVisibility } from '../../page/block-visibility.ts'
import type { BlockDefinition } from '../../page/define-block.ts'
import type { StoredBlock } from '../../page/page.ts'
import type { Change } from '../change.ts'
import type { DraftPage, SiteDraft } from '../site-draft.ts'
import { nodesIn, nodesOf, type TreeNode } from '../tree.ts'

/** Possible improvements that visitors would notice, but which do not prevent publishing. */
export type WarningCode =
  | 'noHeading'
  | 'twoHeadings'
  | 'headingStep'
  | 'noAlt'
  | 'deadLink'
  | 'missingTexts'
  | 'staleTexts'
  | 'foreignPicture'
  | 'emptyBlock'
  | 'noDescription'
  | 'unreadableAccent'
  | 'noLicense'
  | 'readyPromise'
  | 'untranslatedServices'

export type Warning = {
  code: WarningCode
  /** Its place in the draft, as in a change; `['company']` for the clinic's own data. */
  path: Path
  params: Record<string, string | number>
  /** Changes that fix it in one undoable step; empty if it has no automatic fix. */
  fix: Change[]
}

/** The facts that warnings depend on besides the draft. */
export type Facts = {
  definitionOf: (block: StoredBlock) => BlockDefinition | undefined
  /** Slugs of built-in pages. */
  ownSlugs: ReadonlySet<string>
  hasLicense: boolean
  /** Statements in template texts that the clinic must confirm; absent if this is not checked. */
  promises?: ReadonlySet<string>
  /** The clinic's service names; present only if their translations are checked. */
  serviceNames?: readonly Partial<Record<Locale, unknown>>[]
}

/** Finds warnings of one kind. */
export type Check = (draft: SiteDraft, facts: Facts) => Warning[]

/** A page without its hidden blocks and all in them. */
export const seenPage = (page: DraftPage): DraftPage => {
  const seen = (nodes: readonly TreeNode[]): TreeNode[] =>
    nodes
      .filter(({ visibility }) => !readVisibility(visibility).isHidden)
      .map((node) => (node.children ? { ...node, children: seen(nodesIn(node, 'children')) } : node))
  return { ...page, blocks: seen(page.blocks as unknown as TreeNode[]) as unknown as DraftPage['blocks'] }
}

/** All blocks of a page in their order. */
export const blocksOf = ({ blocks }: DraftPage): StoredBlock[] =>
  (blocks as unknown as TreeNode[]).flatMap((block) => nodesOf(block, 'children')) as unknown as StoredBlock[]

export const blockPath = (page: string, { id }: StoredBlock): Path => ['pages', page, 'blocks', id]

/** Calls `find` for each page. */
export const eachPage = (
  { pages }: SiteDraft,
  find: (id: string, page: DraftPage, blocks: StoredBlock[]) => Warning[],
): Warning[] => Object.entries(pages).flatMap(([id, page]) => find(id, page, blocksOf(page)))

/** Calls `find` for each block that can be edited, with the path of its props. */
export const eachBlock = (
  draft: SiteDraft,
  { definitionOf }: Facts,
  find: (block: StoredBlock, definition: BlockDefinition, path: Path) => Warning[],
): Warning[] =>
  eachPage(draft, (id, _, blocks) =>
    blocks.flatMap((block) => {
      const definition = definitionOf(block)
      return definition ? find(block, definition, blockPath(id, block)) : []
    }),
  )
