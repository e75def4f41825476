import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaDefinitions } from '../areas/registry.ts'
import { blockSchema } from '../core/json-schema.ts'
import { judge } from '../core/judge.ts'
import { judgeBy } from '../core/judgement.ts'
import { loadJudge } from '../core/load-judge.ts'
import type { Problem } from '../core/problem.ts'
import { type TSchema, t } from '../core/type.ts'
import { siteSchema } from '../page/site.ts'
import { storedBlockSchema, storedPageSchema } from '../page/stored-page.ts'
import { blockDefinitions } from '../registry.ts'
import { arbitraryValue } from '../testing/arbitrary-value.ts'
import { corrupted } from '../testing/corrupted.ts'
import { characterCount } from './character-count.ts'
import { keyOf } from './key.ts'
import { compiledValidators } from './registry.ts'

type Case = [name: string, schema: TSchema, example: unknown]
const cases: Case[] = [
  ...[...areaDefinitions].map(([name, { schema, example }]): Case => [name, schema, example]),
  ...[...blockDefinitions].flatMap(([type, { props, data, example }]): Case[] => [
    [`${type}.props`, props, example.props],
    ...(data ? [[`${type}.data`, data, example.data] satisfies Case] : []),
  ]),
  ['block', storedBlockSchema, { id: 'a', type: 'hero', v: 1, props: {}, children: [] }],
  ['page', storedPageSchema, { title: { ru: 'Главная' }, blocks: [] }],
  ['link', t.link(), { kind: 'page', path: '/about' }],
  ['site', siteSchema, { template: 'landing', theme: {}, menu: [], pages: { '': {} } }],
]

/** Problems in an order that does not depend on how they were found. */
const sorted = (problems: Problem[]) => problems.map((problem) => JSON.stringify(problem)).sort()

describe.each(cases)('the validator of %s', (_name, schema, example) => {
  it('is compiled at build, and finds what ajv finds at run time and what browsers find', async () => {
    const load = compiledValidators.get(keyOf(schema))
    if (!load) throw new Error('not compiled')
    const [compiled, inBrowser] = [await load(), await loadJudge(schema)]
    const values = fc.oneof(
      corrupted(fc.constant(example)),
      corrupted(corrupted(fc.constant(example))),
      corrupted(arbitraryValue(schema)),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(values, (value) => {
        const { problems, value: kept } = judge(schema, value)
        const ofCompiled = judgeBy(compiled, schema, value)
        expect(sorted(ofCompiled.problems)).toEqual(sorted(problems))
        expect(ofCompiled.value).toEqual(kept)
        expect(inBrowser(value)).toEqual(ofCompiled)
      }),
      { numRuns: 60 },
    )
  })
})

it.each([...blockDefinitions.values()])(
  'the published schema of $type has the validator of its props',
  (definition) => {
    const { props } = blockSchema(definition).properties as { props: TSchema }
    expect(keyOf(props)).toBe(keyOf(definition.props))
    expect(compiledValidators.has(keyOf(props))).toBe(true)
  },
)

it('counts characters as JSON Schema does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(characterCount(text)).toBe([...text].length)
    }),
  )
  expect(characterCount('😀а\ud800\udc00\udc00')).toBe(4)
})

it('has a name that follows what a schema decides, not its labels', () => {
  const named = { type: 'string', maxLength: 5, 'x-label': { ru: 'Имя' } } as TSchema
  expect(keyOf(named)).toBe(keyOf({ type: 'string', maxLength: 5 } as TSchema))
  expect(keyOf(named)).not.toBe(keyOf({ type: 'string', maxLength: 6 } as TSchema))
})
