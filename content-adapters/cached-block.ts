import type { Block, StoredBlock } from '../schemas/page.ts'
import type { ResolveContext } from '../schemas/resolve.ts'
import type { LoadContext } from './loader.ts'
import type { ContentSource, SourceProblem } from './source.ts'

type Call = (...args: unknown[]) => Promise<unknown>
type Asked = { name: keyof ContentSource; args: unknown[]; answer: unknown }
/** `home` tells how addresses are written: the same block has others on a clinic's own host. */
type Basis = Pick<LoadContext, 'locale' | 'company' | 'mapTiles'> & { home: string }
type Report = (problem: SourceProblem) => void
type BlockContext = LoadContext & Pick<ResolveContext, 'pageHref'> & { report: Report }

/**
 * What a block came to at `from`, what was asked of the source for it, the instants at which it would differ, and what
 * was wrong with it.
 */
type Made = {
  block: Block | undefined
  basis: Basis
  asked: Asked[]
  from: Date
  expires: Date[]
  problems: SourceProblem[]
}

/** What stored blocks came to, once for each language and host. */
export type BlockMemory = WeakMap<StoredBlock, Made[]>

/**
 * What `make` gives for a stored block, or what it gave before where nothing of it has changed: its source is asked the
 * same again, for the answers may differ and their tags belong to the page, and only when each answer is the very one
 * of before and no instant has come at which the block would differ, it need not be made again. A block with a fault is
 * always made, and so is one that is not frozen: it may have been changed.
 */
export async function cachedBlock<Context extends BlockContext>(
  memory: BlockMemory,
  stored: StoredBlock,
  context: Context,
  make: (context: Context) => Promise<Block | undefined>,
): Promise<Block | undefined> {
  if (!Object.isFrozen(stored)) return make(context)
  const basis = basisOf(context)
  const known = memory.get(stored)?.find((other) => isSame(other.basis, basis))
  if (known && isDated(known, context.now) && (await answersTheSame(known, context.source))) {
    for (const at of known.expires) context.expires(at)
    for (const problem of known.problems) context.report(problem)
    return known.block
  }
  const made = { basis, asked: [], from: context.now, expires: [], problems: [] }
  const block = await make(recording(context, made))
  const others = memory.get(stored)?.filter((other) => !isSameReader(other.basis, basis)) ?? []
  if (!block?.fault) memory.set(stored, [...others, { ...made, block }])
  return block
}

const basisOf = ({ locale, company, mapTiles, pageHref }: BlockContext): Basis =>
  ({ locale, company, mapTiles, home: pageHref('/') }) as Basis

/** What a block comes to is kept once for each language and host. */
const isSameReader = (a: Basis, b: Basis): boolean => a.locale === b.locale && a.home === b.home

const isSame = (a: Basis, b: Basis): boolean =>
  isSameReader(a, b) && a.company === b.company && a.mapTiles === b.mapTiles

const isDated = ({ from, expires }: Made, now: Date): boolean =>
  now >= from && expires.every((at) => now < at)

async function answersTheSame({ asked }: Made, source: ContentSource): Promise<boolean> {
  const answers = await Promise.all(
    asked.map(({ name, args }) => (source[name] as Call)(...args).catch(() => undefined)),
  )
  return asked.every(({ answer }, index) => answer === answers[index])
}

/** The context, with everything that is asked of its source, said of time or reported written down. */
function recording<Context extends BlockContext>(
  context: Context,
  made: Pick<Made, 'asked' | 'expires' | 'problems'>,
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
