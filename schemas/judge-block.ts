import { type BlockDefinition, currentVersion } from './define-block.ts'
import { judge } from './judge.ts'
import type { BlockFault, StoredBlock } from './page.ts'
import type { Problem } from './problem.ts'
import { isRecord } from './schema-shape.ts'
import { storedBlockSchema } from './stored-page.ts'
import { upgradeBlock } from './upgrade.ts'

/** Maximum nesting of blocks. */
export const maxDepth = 8

export type Definitions = ReadonlyMap<string, BlockDefinition>

/**
 * What is wrong with a stored block, and what of it can be shown: its props in their present form with the definition
 * that they are of, or a `fault` where nothing can.
 */
export type BlockJudgement = { problems: Problem[] } & (
  | { fault: BlockFault; props?: undefined }
  | { fault?: undefined; definition: BlockDefinition; props: Record<string, unknown> }
)

/** What nothing of a block can be read without; its id and what lies in it may be wrong without any harm to the rest. */
const needed = new Set<unknown>([undefined, 'type', 'v', 'props'])

const faulty = (fault: BlockFault, ...problems: Problem[]): BlockJudgement => ({ fault, problems })

/** The judgement of a block whose frame is right, by its own definition. */
function judgeContent(block: StoredBlock, definitions: Definitions): BlockJudgement {
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
 * Judges one stored block by today's code, without those that lie in it: an older one by what its upgrades make of it.
 * Resolver, API and builder all ask here. Paths begin at the block; never throws for what is in it.
 */
export function judgeBlock(stored: unknown, definitions: Definitions, depth = 1): BlockJudgement {
  if (depth > maxDepth) return faulty('invalid', { path: [], code: 'tooDeep', params: { count: maxDepth } })
  const { problems } = judge(storedBlockSchema, stored)
  if (problems.some(({ path: [name] }) => needed.has(name))) return faulty('invalid', ...problems)
  const judgement = judgeContent(stored as StoredBlock, definitions)
  return { ...judgement, problems: [...problems, ...judgement.problems] }
}

/** The unvalidated children of a stored block. */
export const childrenOf = (stored: unknown): readonly unknown[] =>
  isRecord(stored) && Array.isArray(stored.children) ? stored.children : []
