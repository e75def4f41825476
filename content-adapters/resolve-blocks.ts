import { judge } from '../schemas/core/judge.ts'
import type { Path, Problem } from '../schemas/core/problem.ts'
import { resolveValue } from '../schemas/core/resolve.ts'
import { isRecord } from '../schemas/core/schema-shape.ts'
import type { TObject } from '../schemas/core/type.ts'
import { homeZone } from '../schemas/formats/home-zone.ts'
import { calendarDate } from '../schemas/formats/zone.ts'
import { type Definitions, judgeBlock } from '../schemas/page/judge-block.ts'
import type { Block, StoredBlock } from '../schemas/page/page.ts'
import { shownChildren, withoutData } from '../schemas/page/resolve-block.ts'
import { blockDefinitions } from '../schemas/registry.ts'
import type { PageOrigin } from './entities/site.ts'
import type { LoadContext } from './loader.ts'
import { type AnyLoader, loaders as ownLoaders } from './loaders/registry.ts'
import type { PlacedBlock } from './place-sections.ts'
import { failureCacheMs, SourceError, type SourceProblem } from './source.ts'

export type ResolveBlocksContext = LoadContext & {
  /** The address of a page of this site, from its path without language and company. */
  pageHref: (path: string) => string
  report: (problem: SourceProblem) => void
  /** Called when a block's data failed to load, so that the page is rendered again soon. */
  degrade?: () => void
  /** For an editor: texts of a block say where they stand in its stored props. */
  editing?: boolean
  /** The document of another source that the blocks are stored in. */
  origin?: PageOrigin
}

type Registries = {
  definitions: Definitions
  loaders: ReadonlyMap<string, AnyLoader>
}

/** The place of blocks, whether their texts get their places, and the document that they are stored in. */
type Level = { above: Path; depth: number; editing: boolean; origin: PageOrigin | undefined }

/** A block without the mark of one that was put in (`place-sections.ts`), which is none of its stored properties. */
function unplaced(given: unknown): { stored: unknown; isPlaced?: true } {
  if (!isRecord(given) || given.isPlaced !== true) return { stored: given }
  const { isPlaced, ...stored } = given as PlacedBlock
  return { stored, isPlaced }
}

const own: Registries = { definitions: blockDefinitions, loaders: ownLoaders }

/**
 * Resolves stored blocks for one language: upgrades and validates them, loads their data in parallel, selects texts.
 * The valid part of a block is shown. A block without a valid part stays in the tree with its `fault`, `problems` and
 * children; a block whose loader returns nothing is omitted. Each problem is reported once by its path
 * (`id.props.title`), with the type of the block and the document that it is stored in. The stored value is never changed; invalid blocks and failing sources never throw.
 */
export function resolveBlocks(
  blocks: readonly StoredBlock[],
  context: ResolveBlocksContext,
  registries: Registries = own,
): Promise<Block[]> {
  const { definitions, loaders } = registries
  const ids = new Set<string>()
  const today = calendarDate(context.now, context.company?.timezone ?? homeZone.name)
  return resolveLevel(blocks, {
    above: [],
    depth: 1,
    editing: context.editing === true,
    origin: context.origin,
  })

  async function resolveLevel(level: readonly unknown[], { above, ...at }: Level): Promise<Block[]> {
    const resolved = await Promise.all(
      level.map((block, index) => resolveBlock(block, { ...at, above: [...above, index] })),
    )
    return resolved.filter((block) => block !== undefined)
  }

  async function resolveBlock(given: unknown, at: Level): Promise<Block | undefined> {
    const { isPlaced, stored } = unplaced(given)
    const here = isPlaced ? { ...at, editing: false, origin: undefined } : at
    const id = unusedId(idOf(stored, at.above))
    const resolved = await make(id, stored, here)
    const made = resolved && (isPlaced ? { ...resolved, isPlaced } : resolved)
    const children = made && shownChildren(made, stored, definitions, at.depth)
    return children
      ? { ...made, children: await resolveLevel(children, { ...here, depth: at.depth + 1 }) }
      : made
  }

  async function make(
    id: string,
    stored: unknown,
    { depth, editing, origin }: Level,
  ): Promise<Block | undefined> {
    const judgement = judgeBlock(judge, stored, definitions, depth)
    const costs = judgement.fault ? 'block' : undefined
    if (!origin?.isJudged) reportAll(id, judgement.problems, { type: typeOf(stored), origin, costs })
    const block = withoutData(id, stored, judgement, { ...context, editing, today })
    const schema = judgement.fault ? undefined : judgement.definition.data
    if (judgement.fault || !schema) return block
    const data = await loadData(schema, { ...block, props: judgement.props }, origin)
    return data && { ...block, ...data }
  }

  /** An id that is unique in the page, because HTML, problems and answers refer to it. */
  function unusedId(wanted: string): string {
    let id = wanted
    for (let number = 2; ids.has(id); number++) id = `${wanted}-${number}`
    ids.add(id)
    return id
  }

  /** The data of a block, a fault if it could not be loaded, undefined if there is none. */
  async function loadData(schema: TObject, block: Block, origin: PageOrigin | undefined) {
    const { id, type, props } = block
    const loader = loaders.get(type)
    if (!loader) throw new Error(`${type} declares data: add content-adapters/loaders/${type}.ts`)
    try {
      const loaded = await loader(props as never, context)
      if (loaded === undefined) return undefined
      const { problems, value } = judge(schema, loaded)
      const costs = value ? undefined : 'block'
      reportAll(id, problems.map(under('data')), { type, origin, costs })
      if (value) return { data: resolved(schema, value) }
    } catch (error) {
      const code = error instanceof Error ? error.message : 'load'
      const document = origin && { document: origin.document }
      context.report({ request: type, ...document, block: type, path: `${id}.data`, code, costs: 'block' })
      if (!(error instanceof SourceError && error.isMissing)) context.degrade?.()
    }
    context.expires(new Date(context.now.getTime() + failureCacheMs))
    return { fault: 'data' as const }
  }

  type Of = { type: string | undefined; origin: PageOrigin | undefined; costs: 'block' | undefined }
  function reportAll(id: string, problems: readonly Problem[], { type, origin, costs }: Of) {
    for (const problem of problems)
      context.report({
        request: 'blocks',
        ...(origin && { document: origin.document }),
        ...(type !== undefined && { block: type }),
        ...(costs && { costs }),
        path: [id, ...problem.path].join('.'),
        code: problem.code,
        problem,
      })
  }

  function resolved(schema: TObject, value: Record<string, unknown>) {
    return resolveValue<TObject>(schema, value, context) as Record<string, unknown>
  }
}

const under =
  (name: string) =>
  (problem: Problem): Problem => ({ ...problem, path: [name, ...problem.path] })

const typeOf = (stored: unknown): string | undefined =>
  isRecord(stored) && typeof stored.type === 'string' ? stored.type.slice(0, 64) : undefined

/** The id of a stored block, or its path in the page if it has none. */
const idOf = (stored: unknown, place: Path): string =>
  isRecord(stored) && typeof stored.id === 'string' && /^[\w-]{1,64}$/.test(stored.id)
    ? stored.id
    : `block-${place.join('-')}`
