import type { Validator } from '../judgement.ts'

// Written by scripts/lib/write-validators.ts before every build; the key of its schema ends each name.
const modules = import.meta.glob<{ default: Validator }>('./compiled/*.js')

/** What loads the compiled validator of a schema, by the schema's key (`keyOf`). */
export const compiledValidators: ReadonlyMap<string, () => Promise<Validator>> = new Map(
  Object.entries(modules).map(([path, load]) => [
    path.split('.').at(-2) ?? '',
    async () => (await load()).default,
  ]),
)
