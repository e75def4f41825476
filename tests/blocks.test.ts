import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { locales } from '../locales/locale.ts'
import { problemMessage } from '../locales/problems.ts'
import { publishedSchemas } from '../schemas/core/json-schema.ts'
import { isRecord, shapeOf, structureOf } from '../schemas/core/schema-shape.ts'
import { type Label, type TSchema, t } from '../schemas/core/type.ts'
import { themeSchema } from '../schemas/design/theme.ts'
import { menuSchema } from '../schemas/menu/menu.ts'
import { exampleProblems } from '../schemas/page/example-problems.ts'
import { templateSchema } from '../schemas/page/site.ts'
import { pageHeadProperties } from '../schemas/page/stored-page.ts'
import { blockDefinitions } from '../schemas/registry.ts'
import { places } from '../schemas/testing/places.ts'

const root = new URL('..', import.meta.url).pathname
const namesOf = (pattern: string, ending: RegExp) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\./.test(file))
    .map((file) => file.replace(ending, '').replace(/^.*\//, ''))

describe('a block', () => {
  const schemas = namesOf('schemas/blocks/*.ts', /\.ts$/)
  const components = globSync('blocks/*/*.tsx', { cwd: root })
    .map((file) => /^blocks\/([^/]+)\/\1\.tsx$/.exec(file)?.[1])
    .filter((name) => name !== undefined)

  test('has both halves, and the missing one is named', () => {
    const missing = [
      ...schemas
        .filter((type) => !components.includes(type))
        .map((type) => `schemas/blocks/${type}.ts has no component: add blocks/${type}/${type}.tsx`),
      ...components
        .filter((type) => !schemas.includes(type))
        .map((type) => `blocks/${type}/${type}.tsx has no schema: add schemas/blocks/${type}.ts`),
    ]
    expect(missing).toEqual([])
  })
  test('is in the registry by its file alone', () => {
    expect([...blockDefinitions.keys()].sort()).toEqual(schemas.sort())
    expect(schemas.length).toBeGreaterThan(0)
  })
  test('shares its name with no other published schema', () => {
    const withData = [...blockDefinitions.values()].filter(({ data }) => data).length
    expect(publishedSchemas(blockDefinitions).size).toBe(blockDefinitions.size + withData + 5)
  })
  test.each(namesOf('content-adapters/loaders/!(registry).ts', /\.ts$/))(
    '%s has data in its schema, as it has a loader',
    (type) => {
      expect(blockDefinitions.get(type)?.data).toBeDefined()
    },
  )
})

const editable: [string, TSchema][] = [
  ...[...blockDefinitions].map(([type, { props }]): [string, TSchema] => [type, props]),
  ['page', t.object(pageHeadProperties)],
  ['menu', menuSchema],
  ['theme', themeSchema],
  ['template', templateSchema],
]

/** Every property that an editor fills in, with its path. */
function* fields(schema: TSchema, path: string): Generator<[string, TSchema]> {
  const shape = shapeOf(schema)
  if (shape.kind === 'leaf' && shape.leaf !== 'link') return
  const structure = structureOf(schema)
  if (structure.kind === 'array') yield* fields(structure.items, `${path}[]`)
  if (structure.kind === 'variants') {
    for (const [index, branch] of structure.branches.entries())
      yield* fields(branch, `${path}<${structure.names[index]}>`)
  }
  if (structure.kind !== 'object') return
  for (const [name, property] of Object.entries(structure.properties)) {
    if ('const' in property) continue
    yield [`${path}.${name}`, property]
    yield* fields(property, `${path}.${name}`)
  }
}

/** One or two words may be the same in Russian and Kazakh; a longer equal text is untranslated. */
const isUntranslated = (ru: string, kk: string) => ru === kk && ru.split(/\s+/).length > 2

function faultsOf(label: unknown): string[] {
  if (!isRecord(label)) return ['no label']
  const { ru, kk, uz, en } = label as Label
  return [
    ...locales.filter((locale) => !(label as Label)[locale]?.trim()).map((locale) => `nothing in ${locale}`),
    ...(/\p{Script=Cyrillic}/u.test(`${uz}${en}`) ? ['Cyrillic in uz or en'] : []),
    ...(/[әғқңөұүһі]/i.test(ru) ? ['Kazakh letters in ru'] : []),
    ...(/['‘’`´]/.test(uz) ? ['an apostrophe of a keyboard in uz'] : []),
    ...(/[ʻʼ]/.test(en) ? ['Uzbek marks in en'] : []),
    ...(isUntranslated(ru, kk) ? [`kk is ru: ${ru}`] : []),
  ]
}

describe.each(editable)('the schema of %s', (name, schema) => {
  test('has no plain union, which would give several errors for one fault', () => {
    const unions = [...places(schema)]
      .filter(
        ({ path, value }) =>
          path.at(-1) === 'anyOf' ||
          path.at(-1) === 'allOf' ||
          (isRecord(value) && 'oneOf' in value && !('discriminator' in value)),
      )
      .map(({ path }) => path.join('.'))
    expect(unions).toEqual([])
  })
  test('has a label in four languages on every field', () => {
    const faults = [...fields(schema, name)].flatMap(([path, field]) =>
      faultsOf((field as Record<string, unknown>)['x-label']).map((fault) => `${path}: ${fault}`),
    )
    expect(faults).toEqual([])
  })
  test('names its choices and helps in four languages', () => {
    const faults = [...places(schema)].flatMap(({ path, value }) => {
      const words = path.at(-2) === 'x-choices' || path.at(-1) === 'x-help'
      return words ? faultsOf(value).map((fault) => `${path.join('.')}: ${fault}`) : []
    })
    expect(faults).toEqual([])
  })
})

test.each([...blockDefinitions])('%s has an example that its own schema takes', (type, definition) => {
  const faults = exampleProblems(definition).map(
    (problem) =>
      `schemas/blocks/${type}.ts: example.${problem.path.join('.')}: ${problemMessage(problem, 'en')}`,
  )
  if (faults.length > 0) expect.fail(faults.join('\n'))
})

test.each([...blockDefinitions])(
  '%s has a name and a description in four languages',
  (type, { label, description }) => {
    expect([...faultsOf(label), ...faultsOf(description)]).toEqual([])
    // `npm run new:block` writes equal labels in all languages, to be filled in.
    const left = [label, description].filter(({ ru, en }) => ru === en).map(({ en }) => en)
    expect(left, `schemas/blocks/${type}.ts has no words of its own yet`).toEqual([])
    for (const locale of locales) expect(description[locale]).toMatch(/\.$/)
  },
)
