import type { Judgement } from '../core/judgement.ts'
import type { Problem } from '../core/problem.ts'
import { isRecord } from '../core/schema-shape.ts'
import type { Static, TSchema } from '../core/type.ts'
import { type BlockDefinition, currentVersion } from './define-block.ts'
import { maxDepth } from './max-depth.ts'
import type { BlockFault, StoredBlock } from './page.ts'
import { storedBlockSchema } from './stored-page.ts'
import { upgradeBlock } from './upgrade.ts'

export type Definitions = ReadonlyMap<string, BlockDefinition>

/** `judge` of a server, or one of the validators that a browser has loaded. */
export type AnyJudge = <Schema extends TSchema>(schema: Schema, value: unknown) => Judgement<Static<Schema>>

/**
 * The problems of a stored block, and its valid part: the upgraded props with their definition, or a `fault` if
 * nothing can be shown.
 */
export type BlockJudgement = { problems: Problem[] } & (
  | { fault: BlockFault; props?: undefined }
  | { fault?: undefined; definition: BlockDefinition; props: Record<string, unknown> }
)

/**
 * Required properties: without them the block cannot be read. An invalid id or invalid children do not prevent that.
 */
const needed = new Set<unknown>([undefined, 'type', 'v', 'props'])

const faulty = (fault: BlockFault, ...problems: Problem[]): BlockJudgement => ({ fault, problems })

/** Judges a block with a valid envelope by its definition. */
function judgeContent(judge: AnyJudge, block: StoredBlock, definitions: Definitions): BlockJudgement {
  const { type, v: version } = block
  const definition = definitions.get(type)
  if (!definition) return faulty('unknown', { path: ['type'], code: 'unknownBlock', params: { type } })
  const { block: upgraded, fault } = upgradeBlock(block, definition)
  if (fault === 'newer') {
    const params = { type, version, current: currentVersion(definition) }
    return faulty('newer', { path: ['v'], code: 'newerBlock', params })
  }
  if (fault) return faulty(fault, { path: ['props'], code: 'brokenUpgrade', params: { type } })
  const { problems, value: props } = judge(definition.props, upgraded.props)
  const all: Problem[] = problems.map((problem) => ({ ...problem, path: ['props', ...problem.path] }))
  if (Array.isArray(block.children) && !definition.container)
    all.push({ path: ['children'], code: 'noChildren', params: { type } })
  return props ? { problems: all, definition, props } : faulty('invalid', ...all)
}

/**
 * Judges one stored block without its children; an older version is upgraded first. Used by the resolver, the API and
 * the builder, each with its judge. Paths are relative to the block. Never throws because of the block.
 */
export function judgeBlock(
  judge: AnyJudge,
  stored: unknown,
  definitions: Definitions,
  depth = 1,
): BlockJudgement {
  if (depth > maxDepth) return faulty('invalid', { path: [], code: 'tooDeep', params: { count: maxDepth } })
  const { problems } = judge(storedBlockSchema, stored)
  if (problems.some(({ path: [name] }) => needed.has(name))) return faulty('invalid', ...problems)
  const judgement = judgeContent(judge, stored as StoredBlock, definitions)
  return { ...judgement, problems: [...problems, ...judgement.problems] }
}

/** The unvalidated children of a stored block. */
export const childrenOf = (stored: unknown): readonly unknown[] =>
  isRecord(stored) && Array.isArray(stored.children) ? stored.children : []
