import type { BlockDefinition } from '../schemas/define-block.ts'
import type { Block, BlockFault, StoredBlock } from '../schemas/page.ts'
import type { Path, Problem } from '../schemas/problem.ts'
import { blockDefinitions } from '../schemas/registry.ts'
import { resolveValue } from '../schemas/resolve.ts'
import { isRecord } from '../schemas/schema-shape.ts'
import { storedBlockSchema } from '../schemas/stored-page.ts'
import type { TObject } from '../schemas/type.ts'
import { upgradeBlock } from '../schemas/upgrade.ts'
import { validate, validateProps } from '../schemas/validate.ts'
import { maxDepth } from '../schemas/validate-page.ts'
import type { LoadContext } from './loader.ts'
import { type AnyLoader, loaders as ownLoaders } from './loaders/registry.ts'
import { type BlockMemory, rememberedBlock } from './remembered-block.ts'
import { failureMs, SourceError, type SourceProblem } from './source.ts'

export type ResolveBlocksContext = LoadContext & {
  /** The address of a page of this site, by its path without language and company. */
  pageHref: (path: string) => string
  report: (problem: SourceProblem) => void
  /** Says that a block's data failed to load and may be there the next time. */
  degrade?: () => void
}

type Registries = {
  definitions: ReadonlyMap<string, BlockDefinition>
  loaders: ReadonlyMap<string, AnyLoader>
  /** What came of blocks with these definitions and loaders. */
  memory: BlockMemory
}

const own: Registries = { definitions: blockDefinitions, loaders: ownLoaders, memory: new WeakMap() }

/**
 * Stored blocks for one reader: brought to today's version, checked, their data loaded side by side, texts picked. A
 * block that cannot be shown stays in the tree with its `fault`, and why is reported once by its path (`id.props.title`);
 * one whose loader has nothing to show is left out. Never throws for what is in a block or a source.
 */
export function resolveBlocks(
  blocks: readonly StoredBlock[],
  context: ResolveBlocksContext,
  registries: Registries = own,
): Promise<Block[]> {
  const ids = new Set<string>()
  return resolveLevel(blocks, [], 1)

  async function resolveLevel(level: readonly unknown[], above: Path, depth: number): Promise<Block[]> {
    const resolved = await Promise.all(
      level.map((block, index) => resolveBlock(block, [...above, index], depth)),
    )
    return resolved.filter((block) => block !== undefined)
  }

  async function resolveBlock(stored: unknown, place: Path, depth: number): Promise<Block | undefined> {
    const envelope = validate(storedBlockSchema, stored)
    if (envelope.length > 0) return faulty(named(unreadable(stored, place)), 'invalid', envelope)
    const block = named(stored as StoredBlock)
    if (depth > maxDepth) return faulty(block, 'invalid', [{ path: [], code: 'tooDeep', params: {} }])
    const definition = registries.definitions.get(block.type)
    if (!definition) return faulty(block, 'unknown', [{ path: ['type'], code: 'unknownBlock', params: {} }])
    // What came of a form is one reader's.
    if (!definition.container && !context.form)
      return rememberedBlock(registries.memory, block, context, (asking) => make(block, definition, asking))
    const made = await make(block, definition, context)
    if (!made || made.fault || !definition.container) return made
    return { ...made, children: await resolveLevel(block.children ?? [], place, depth + 1) }
  }

  async function make(block: StoredBlock, definition: BlockDefinition, asking: ResolveBlocksContext) {
    const { block: upgraded, fault } = upgradeBlock(block, definition)
    if (fault) {
      const code = fault === 'newer' ? 'newerBlock' : 'brokenUpgrade'
      return faulty(block, fault, [{ path: ['v'], code, params: {} }])
    }
    const problems = validateProps(definition, upgraded.props).map(under('props'))
    if (problems.length > 0) return faulty(block, 'invalid', problems)
    const data = definition.data ? await loadData(definition.data, upgraded, asking) : {}
    if (data === undefined) return undefined
    const { id, type } = block
    return { id, type, props: resolved(definition.props, upgraded.props), ...data }
  }

  /** A block under an id that no other one has: its HTML, its problems and its answers are told apart by it. */
  function named<T extends { id: string }>(block: T): T {
    let id = block.id
    for (let number = 2; ids.has(id); number++) id = `${block.id}-${number}`
    ids.add(id)
    return id === block.id ? block : { ...block, id }
  }

  /** The data of a block, a fault where it could not be had, undefined where there is none. */
  async function loadData(schema: TObject, block: StoredBlock, asking: ResolveBlocksContext) {
    const loader = registries.loaders.get(block.type)
    if (!loader) throw new Error(`${block.type} declares data: add content-adapters/loaders/${block.type}.ts`)
    try {
      const data = await loader(block.props as never, asking)
      if (data === undefined) return undefined
      const problems = validate(schema, data).map(under('data'))
      if (problems.length === 0) return { data: resolved(schema, data) }
      reportAll(block.id, problems)
    } catch (error) {
      context.report({
        request: block.type,
        path: `${block.id}.data`,
        code: error instanceof Error ? error.message : 'load',
      })
      if (!(error instanceof SourceError && error.isMissing)) context.degrade?.()
    }
    context.expires(new Date(context.now.getTime() + failureMs))
    return { fault: 'data' as const }
  }

  function resolved(schema: TObject, value: Record<string, unknown>) {
    return resolveValue<TObject>(schema, value, context) as Record<string, unknown>
  }

  function faulty({ id, type, props }: Block, fault: BlockFault, problems: Problem[]): Block {
    reportAll(id, problems)
    return { id, type, props, fault }
  }

  function reportAll(id: string, problems: Problem[]) {
    for (const { path, code } of problems)
      context.report({ request: 'blocks', path: [id, ...path].join('.'), code })
  }
}

const under =
  (name: string) =>
  (problem: Problem): Problem => ({ ...problem, path: [name, ...problem.path] })

/** What can be said of a block that is none: its place in the page is its id. */
function unreadable(stored: unknown, place: Path): Block {
  const { id, type, props } = isRecord(stored) ? stored : {}
  return {
    id: typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : `block-${place.join('-')}`,
    type: typeof type === 'string' ? type : '',
    props: isRecord(props) ? props : {},
  }
}
