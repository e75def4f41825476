import { type ResolveContext, resolveValue } from '../core/resolve.ts'
import { isRecord } from '../core/schema-shape.ts'
import { readVisibility, visibilityState } from './block-visibility.ts'
import { type BlockJudgement, childrenOf, type Definitions } from './judge-block.ts'
import { maxDepth } from './max-depth.ts'
import type { Block } from './page.ts'

/** Type and props of a block that cannot be shown, if readable. */
function rawOf(stored: unknown): Pick<Block, 'type' | 'props'> {
  const { type, props } = isRecord(stored) ? stored : {}
  return { type: typeof type === 'string' ? type : '', props: isRecord(props) ? props : {} }
}

/** Marks a block that visitors do not see. Visitor pages have already dropped such blocks (`site/document/assemble.ts`). */
function hiddenOf(stored: unknown, today: string): Pick<Block, 'hidden'> {
  if (!isRecord(stored) || stored.visibility === undefined) return {}
  const visibility = readVisibility(stored.visibility)
  const state = visibilityState(visibility, today)
  return state === 'shown' ? {} : { hidden: { ...visibility, state } }
}

/** Locale and links of the reader, and today's date. With `editing`, each text carries its path in the stored props. */
export type BlockContext = Omit<ResolveContext, 'withPaths'> & { today: string; editing?: boolean }

/**
 * A stored block for one reader, without its data and its children. If nothing in the block is valid, it keeps its stored props, with
 * `fault` and `problems`.
 */
export function withoutData(
  id: string,
  stored: unknown,
  judgement: BlockJudgement,
  context: BlockContext,
): Block {
  const hidden = hiddenOf(stored, context.today)
  if (judgement.fault)
    return { ...rawOf(stored), id, fault: judgement.fault, problems: judgement.problems, ...hidden }
  const { definition, props, problems } = judgement
  // Once an invalid list item is dropped, indexes no longer match the stored props, so paths are omitted.
  const isWhole = problems.every(({ path }) => !path.some((step) => typeof step === 'number'))
  const withPaths = context.editing === true && isWhole
  const resolved = resolveValue(definition.props, props, { ...context, withPaths }) as Block['props']
  return { id, type: definition.type, props: resolved, ...hidden }
}

/** The stored children to resolve; undefined if the block cannot have children, is nested too deep, or cannot be shown and has none. */
export function shownChildren(
  block: Block,
  stored: unknown,
  definitions: Definitions,
  depth: number,
): readonly unknown[] | undefined {
  const definition = isRecord(stored) ? definitions.get(String(stored.type)) : undefined
  if ((definition && !definition.container) || depth > maxDepth) return undefined
  const children = childrenOf(stored)
  return children.length === 0 && (block.fault || !definition) ? undefined : children
}
