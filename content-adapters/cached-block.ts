import type { Block, StoredBlock } from '../schemas/page.ts'
import type { ResolveContext } from '../schemas/resolve.ts'
import type { LoadContext } from './loader.ts'
import type { ContentSource, SourceProblem } from './source.ts'

type Call = (...args: unknown[]) => Promise<unknown>
type Asked = { name: keyof ContentSource; args: unknown[]; answer: unknown }
/** `home` identifies the host, because links in a block differ on a clinic's own host. */
type Basis = Pick<LoadContext, 'locale' | 'company' | 'mapTiles'> & { home: string }
type Report = (problem: SourceProblem) => void
type BlockContext = LoadContext & Pick<ResolveContext, 'pageHref'> & { report: Report }

/**
 * A resolved block: the instant for which it was resolved (`from`), the source calls that it depends on, the instants
 * at which it expires, and its problems.
 */
type CachedBlock = {
  block: Block | undefined
  basis: Basis
  asked: Asked[]
  from: Date
  expires: Date[]
  problems: SourceProblem[]
}

/** Cache of resolved blocks: several for each stored block, one per language and host. */
export type BlockCache = WeakMap<StoredBlock, CachedBlock[]>

/**
 * Returns the result of `make` for a stored block, from the cache if it is still valid. The recorded source calls are
 * repeated, because answers may change and the page needs their tags; the cached result is valid if every answer is
 * the same object and no expiry has passed. Blocks with a fault are not cached, nor blocks that are not frozen,
 * because they may be modified.
 */
export async function cachedBlock<Context extends BlockContext>(
  memory: BlockCache,
  stored: StoredBlock,
  context: Context,
  make: (context: Context) => Promise<Block | undefined>,
): Promise<Block | undefined> {
  if (!Object.isFrozen(stored)) return make(context)
  const basis = basisOf(context)
  const cached = memory.get(stored)?.find((other) => isSame(other.basis, basis))
  if (cached && isDated(cached, context.now) && (await answersTheSame(cached, context.source))) {
    for (const at of cached.expires) context.expires(at)
    for (const problem of cached.problems) context.report(problem)
    return cached.block
  }
  const made = { basis, asked: [], from: context.now, expires: [], problems: [] }
  const block = await make(recording(context, made))
  const others = memory.get(stored)?.filter((other) => !isSameReader(other.basis, basis)) ?? []
  if (!block?.fault) memory.set(stored, [...others, { ...made, block }])
  return block
}

const basisOf = ({ locale, company, mapTiles, pageHref }: BlockContext): Basis =>
  ({ locale, company, mapTiles, home: pageHref('/') }) as Basis

/** True for the same language and host. */
const isSameReader = (a: Basis, b: Basis): boolean => a.locale === b.locale && a.home === b.home

const isSame = (a: Basis, b: Basis): boolean =>
  isSameReader(a, b) && a.company === b.company && a.mapTiles === b.mapTiles

const isDated = ({ from, expires }: CachedBlock, now: Date): boolean =>
  now >= from && expires.every((at) => now < at)

async function answersTheSame({ asked }: CachedBlock, source: ContentSource): Promise<boolean> {
  const answers = await Promise.all(
    asked.map(({ name, args }) => (source[name] as Call)(...args).catch(() => undefined)),
  )
  return asked.every(({ answer }, index) => answer === answers[index])
}

/** Wraps a context to record source calls, expiries and reports. */
function recording<Context extends BlockContext>(
  context: Context,
  made: Pick<CachedBlock, 'asked' | 'expires' | 'problems'>,
): Context {
  const source = new Proxy(context.source, {
    get:
      (target, name: keyof ContentSource) =>
      async (...args: unknown[]) => {
        const asking = (target[name] as Call)(...args)
        made.asked.push({ name, args, answer: await asking.catch((failure: unknown) => failure) })
        return asking
      },
  })
  const expires = (at: Date) => {
    made.expires.push(at)
    context.expires(at)
  }
  const report = (problem: SourceProblem) => {
    made.problems.push(problem)
    context.report(problem)
  }
  return { ...context, source, expires, report }
}
