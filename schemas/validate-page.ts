import { type BlockDefinition, currentVersion } from './define-block.ts'
import type { StoredBlock } from './page.ts'
import type { Path, Problem } from './problem.ts'
import { reservedProblems } from './reserved-problems.ts'
import { reservedSlugs } from './reserved-slugs.ts'
import { isRecord } from './schema-shape.ts'
import { siteSchemaWith } from './site.ts'
import { storedBlockSchema, storedPageSchema } from './stored-page.ts'
import { upgradeBlock } from './upgrade.ts'
import { validate, validateProps } from './validate.ts'

/** Blocks lie at most so deep in each other, and a page holds at most so many. */
export const maxDepth = 8
export const maxBlocks = 2000

type Definitions = ReadonlyMap<string, BlockDefinition>

const under = (path: Path, problems: Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] }))

/** Problems of what the block's own definition knows: its version, its props, whether it may hold others. */
function contentProblems(block: StoredBlock, definitions: Definitions): Problem[] {
  const { type } = block
  const definition = definitions.get(type)
  if (!definition) return [{ path: ['type'], code: 'unknownBlock', params: { type } }]
  const { block: upgraded, fault } = upgradeBlock(block, definition)
  if (fault === 'newer') {
    const params = { type, version: block.v, current: currentVersion(definition) }
    return [{ path: ['v'], code: 'newerBlock', params }]
  }
  if (fault) return [{ path: ['props'], code: 'brokenUpgrade', params: { type } }]
  const misplaced: Problem[] =
    block.children && !definition.container
      ? [{ path: ['children'], code: 'noChildren', params: { type } }]
      : []
  return [...under(['props'], validateProps(definition, upgraded.props)), ...misplaced]
}

function blockProblems(block: unknown, definitions: Definitions, depth: number): Problem[] {
  if (depth > maxDepth) return [{ path: [], code: 'tooDeep', params: { count: maxDepth } }]
  const envelope = validate(storedBlockSchema, block)
  if (!isRecord(block)) return envelope
  const own = envelope.length === 0 ? contentProblems(block as StoredBlock, definitions) : envelope
  const children = Array.isArray(block.children) ? block.children : []
  return [
    ...own,
    ...children.flatMap((child, index) =>
      under(['children', index], blockProblems(child, definitions, depth + 1)),
    ),
  ]
}

/** Every block of a tree with the way to it, parents first, as deep as blocks may lie. */
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
 * Problems of one stored block and all that lie in it. An older block is judged by what its upgrades make of it. A
 * block of an unknown type, or of a newer version, is one problem of its own code: it is kept, not wrong.
 */
export const validateBlock = (block: unknown, definitions: Definitions): Problem[] =>
  blockProblems(block, definitions, 1)

/** Problems of a stored page: its texts, each block, ids used twice, too many or too deep blocks. */
export function validatePage(document: unknown, definitions: Definitions): Problem[] {
  const envelope = validate(storedPageSchema, document)
  if (!isRecord(document)) return envelope
  const blocks = Array.isArray(document.blocks) ? document.blocks : []
  return [
    ...envelope,
    ...blocks.flatMap((block, index) => under(['blocks', index], blockProblems(block, definitions, 1))),
    ...treeProblems(blocks),
  ]
}

const siteSchema = siteSchemaWith({})

/** Problems of a stored site: its looks, its menu, every page, addresses that are `reserved` (B-15). */
export function validateSite(
  document: unknown,
  definitions: Definitions,
  reserved: readonly string[] = reservedSlugs,
): Problem[] {
  const envelope = validate(siteSchema, document)
  const pages = isRecord(document) && isRecord(document.pages) ? Object.entries(document.pages) : []
  return [
    ...envelope,
    ...reservedProblems(document, reserved),
    ...pages.flatMap(([slug, page]) => under(['pages', slug], validatePage(page, definitions))),
  ]
}
