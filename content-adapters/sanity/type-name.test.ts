import { expect, it } from 'vitest'
import { blockDefinitions } from '../../schemas/registry.ts'
import { richObjects } from '../../schemas/rich/objects.ts'
import { documentDefinitions } from './documents.ts'
import { ourName, richName, sanityName } from './type-name.ts'

const types = [...blockDefinitions.keys(), ...documentDefinitions.keys()]

it('gives each block and document a name that Sanity takes, and finds it again', () => {
  for (const type of types) {
    expect(sanityName(type)).toMatch(/^[a-z][A-Za-z0-9_]*$/)
    expect(ourName(sanityName(type))).toBe(type)
  }
})

it('gives no two of them the same name', () => {
  const names = [...types.map(sanityName), ...Object.keys(richObjects).map(richName)]
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
})

it('has no block with a property that a block of Sanity has another use for', () => {
  const used = ['blocks', 'visibility', 'v']
  const taken = [...blockDefinitions.values()].flatMap(({ type, props }) =>
    Object.keys(props.properties).flatMap((name) => (used.includes(name) ? `${type}.${name}` : [])),
  )
  expect(taken).toEqual([])
})
