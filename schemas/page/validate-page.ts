import { judge } from '../core/judge.ts'
import type { Path, Problem } from '../core/problem.ts'
import { isRecord } from '../core/schema-shape.ts'
import { childrenOf, type Definitions, judgeBlock } from './judge-block.ts'
import { maxBlocks } from './max-blocks.ts'
import { maxDepth } from './max-depth.ts'
import { reservedProblems } from './reserved-problems.ts'
import { reservedSlugs } from './reserved-slugs.ts'
import { siteSchema } from './site.ts'
import { storedPageSchema } from './stored-page.ts'

const under = (path: Path, problems: Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] }))

function blockProblems(block: unknown, definitions: Definitions, depth: number): Problem[] {
  const { problems } = judgeBlock(judge, block, definitions, depth)
  if (depth > maxDepth) return problems
  return [
    ...problems,
    ...childrenOf(block).flatMap((child, index) =>
      under(['children', index], blockProblems(child, definitions, depth + 1)),
    ),
  ]
}

/** All blocks of a tree with their paths, parents first, up to the maximum depth. */
function* walk(
  blocks: unknown,
  path: Path,
  depth = 1,
): Generator<{ block: Record<string, unknown>; path: Path }> {
  if (!Array.isArray(blocks) || depth > maxDepth) return
  for (const [index, block] of blocks.entries()) {
    if (!isRecord(block)) continue
    const here = [...path, index]
    yield { block, path: here }
    yield* walk(block.children, [...here, 'children'], depth + 1)
  }
}

function treeProblems(blocks: unknown): Problem[] {
  const problems: Problem[] = []
  const seen = new Set<unknown>()
  let count = 0
  for (const { block, path } of walk(blocks, ['blocks'])) {
    count++
    if (typeof block.id !== 'string') continue
    if (seen.has(block.id))
      problems.push({ path: [...path, 'id'], code: 'duplicateId', params: { id: block.id } })
    seen.add(block.id)
  }
  if (count > maxBlocks)
    problems.push({ path: ['blocks'], code: 'tooManyBlocks', params: { count: maxBlocks } })
  return problems
}

/**
 * Problems of a stored block and its descendants. An older block is upgraded first. A block of an unknown type or a
 * newer version has one problem with its own code: it is stored unchanged.
 */
export const validateBlock = (block: unknown, definitions: Definitions): Problem[] =>
  blockProblems(block, definitions, 1)

/** Problems of a stored page: texts, blocks, duplicate ids, too many or too deeply nested blocks. */
export function validatePage(document: unknown, definitions: Definitions): Problem[] {
  const envelope = judge(storedPageSchema, document).problems
  if (!isRecord(document)) return envelope
  const blocks = Array.isArray(document.blocks) ? document.blocks : []
  return [
    ...envelope,
    ...blocks.flatMap((block, index) => under(['blocks', index], blockProblems(block, definitions, 1))),
    ...treeProblems(blocks),
  ]
}

/** Problems of a stored site: theme, menu, pages, and `reserved` slugs (B-15). */
export function validateSite(
  document: unknown,
  definitions: Definitions,
  reserved: readonly string[] = reservedSlugs,
): Problem[] {
  const envelope = judge(siteSchema, document).problems
  const pages = isRecord(document) && isRecord(document.pages) ? Object.entries(document.pages) : []
  return [
    ...envelope,
    ...reservedProblems(document, reserved),
    ...pages.flatMap(([slug, page]) => under(['pages', slug], validatePage(page, definitions))),
  ]
}
