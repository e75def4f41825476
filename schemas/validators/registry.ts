import type { Validator } from '../core/judgement.ts'

type Loaders = Record<string, () => Promise<{ default: Validator }>>

// Written by scripts/lib/write-validators.ts before every build; absent until it has run. The application's server does not use them, so
// its build leaves them out: they were a third of the work of `next build`.
const [written] =
  process.env.NEXT_RUNTIME === 'nodejs'
    ? []
    : Object.values(import.meta.glob<{ default: Loaders }>('./compiled/index.js', { eager: true }))

/** Loaders of the compiled validators, by schema key (`keyOf`). */
export const compiledValidators: ReadonlyMap<string, () => Promise<Validator>> = new Map(
  Object.entries(written?.default ?? {}).map(([key, load]) => [key, async () => (await load()).default]),
)
