import { expect, it } from 'vitest'
import { blockDefinitions } from '../../schemas/registry.ts'
import { loaders } from './registry.ts'

it('has a loader for each block that declares data', () => {
  const missing = [...blockDefinitions.values()]
    .filter(({ type, data }) => data && !loaders.has(type))
    .map(({ type }) => `schemas/blocks/${type}.ts declares data: add content-adapters/loaders/${type}.ts`)
  expect(missing).toEqual([])
})

it('has no loader that no block asks for', () => {
  const idle = [...loaders.keys()]
    .filter((type) => !blockDefinitions.get(type)?.data)
    .map((type) => `content-adapters/loaders/${type}.ts: schemas/blocks/${type}.ts declares no data`)
  expect(idle).toEqual([])
})

it('finds the loaders at all', () => {
  expect(loaders.size).toBeGreaterThan(10)
})
