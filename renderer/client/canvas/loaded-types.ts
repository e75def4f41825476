/// <reference types="vite/client" />

import { type Judge, loadJudge } from '../../../schemas/core/load-judge.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import type { BlockDefinition } from '../../../schemas/page/define-block.ts'
import type { AnyJudge } from '../../../schemas/page/judge-block.ts'
import type { StoredBlock } from '../../../schemas/page/page.ts'
import { storedBlockSchema } from '../../../schemas/page/stored-page.ts'
import type { BlockComponent } from '../../registry.ts'

const schemas = import.meta.glob<{ default: BlockDefinition }>([
  '../../../schemas/blocks/*.ts',
  '!../../../schemas/blocks/*.test.ts',
])
const modules = import.meta.glob<{ default: BlockComponent }>([
  '../../../blocks/*/*.tsx',
  '!../../../blocks/*/*.{client,test}.tsx',
  // Its texts are all those of an account in all languages; it stands on no page of a clinic.
  '!../../../blocks/account/*',
])

/** The definitions that are loaded. */
export const definitions = new Map<string, BlockDefinition>()
const components = new Map<string, BlockComponent>()
const judges = new Map<TSchema, Judge<TSchema>>()

export const componentOf = (type: string): BlockComponent | undefined => components.get(type)

/** True for a known block that only the server draws: it has data, which loaders fetch there. */
export const isElsewhere = (type: string): boolean => definitions.has(type) && !components.has(type)

/** `judge` of the validators that are loaded. */
export const judge: AnyJudge = (schema, value) => {
  const known = judges.get(schema)
  if (!known) throw new Error('The validator of this schema is not loaded')
  return known(value) as never
}

const load = async (schema: TSchema) => void judges.set(schema, await loadJudge(schema))

async function loadType(type: string): Promise<void> {
  const schema = schemas[`../../../schemas/blocks/${type}.ts`]
  if (!schema) return
  const { default: definition } = await schema()
  const component = definition.data ? undefined : modules[`../../../blocks/${type}/${type}.tsx`]
  const [loaded] = await Promise.all([component?.(), load(definition.props)])
  if (loaded) components.set(type, loaded.default)
  definitions.set(type, definition)
}

const loading = new Map<string, Promise<void>>()

/** Loads something once; after a failure it is loaded again at the next call. */
function once(name: string, start: () => Promise<void>): Promise<void> {
  const known = loading.get(name)
  if (known) return known
  const started = start()
  loading.set(name, started)
  started.catch(() => loading.delete(name))
  return started
}

/** Types of a block and of all in it. */
const typesIn = ({ type, children = [] }: StoredBlock): string[] => [type, ...children.flatMap(typesIn)]

/** Loads the code for rendering a block and all in it, as far as it can be rendered here. */
export async function loadTypes(block: StoredBlock): Promise<void> {
  const types = new Set(typesIn(block))
  await Promise.all([
    once('', () => load(storedBlockSchema)),
    ...[...types].map((type) => once(type, () => loadType(type))),
  ])
}
