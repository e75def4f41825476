import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { type BlockDefinition, currentVersion } from '../page/define-block.ts'
import type { StoredBlock } from '../page/page.ts'
import { blockDefinitions } from '../registry.ts'
import { validExampleBlocks } from '../testing/valid-example-blocks.ts'
import { replaceAt } from './edit.ts'
import { blockSchema, pageSchema, publishedSchemas } from './json-schema.ts'
import { vocabularySchema } from './vocabulary.ts'

/** An independent validator that knows only the published files. */
function stranger() {
  // A validator that runs once is not worth optimising.
  const ajv = new Ajv2020({ allErrors: true, discriminator: true, strict: true, code: { optimize: false } })
  for (const [keyword, metaSchema] of Object.entries(vocabularySchema.properties))
    ajv.addKeyword({ keyword, metaSchema })
  return ajv
}
const ajv = stranger()
for (const schema of publishedSchemas(blockDefinitions).values()) ajv.addSchema(schema)

const errorsOf = (name: string, value: unknown) => {
  const validator = ajv.getSchema(`${name}.json`)
  if (!validator) throw new Error(`no schema ${name}`)
  validator(value)
  return validator.errors ?? []
}

const exampleOf = (definition: BlockDefinition, id = 'x'): StoredBlock => ({
  id,
  type: definition.type,
  v: currentVersion(definition),
  props: definition.example.props,
})
const containers = [...blockDefinitions.values()].filter(({ container }) => container)
const wrap = (inner: StoredBlock, depth: number): StoredBlock => {
  const around = containers[depth % containers.length]
  return around && depth > 0
    ? { ...exampleOf(around, `c${depth}`), children: [wrap(inner, depth - 1)] }
    : inner
}
const page = (block: StoredBlock) => ({ title: { ru: 'Главная' }, blocks: [block] })

describe.each(validExampleBlocks)('the published schema of %s', (type, definition) => {
  test('accepts the example four levels down', () => {
    expect(errorsOf('page', page(wrap(exampleOf(definition), 4)))).toEqual([])
  })
  test('gives one error for one fault four levels down', () => {
    const faulty = { ...exampleOf(definition), props: { ...definition.example.props, unheardOf: 1 } }
    const errors = errorsOf('page', page(wrap(faulty, 4)))
    expect(errors).toMatchObject([{ keyword: 'additionalProperties' }])
    expect(errors[0]?.instancePath).toBe(`/blocks/0${'/children/0'.repeat(4)}/props`)
  })
  test('is plain JSON with its own name', () => {
    const schema = blockSchema(definition)
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${type}.json`,
    })
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema)
  })
})

test('the published schema of a page needs no other file', () => {
  const alone = stranger().compile(pageSchema(blockDefinitions))
  expect(alone({ title: { ru: 'Главная' }, blocks: [] })).toBe(true)
})
test('the published schema of a page refuses an unknown block by one error', () => {
  expect(errorsOf('page', page({ id: 'a', type: 'carousel', v: 1, props: {} }))).toMatchObject([
    { keyword: 'discriminator' },
  ])
})

const site = {
  template: 'landing-wide',
  theme: { palette: 'plum', accent: '#0b6e7f', fonts: 'serif', radius: 12 },
  menu: [{ title: { ru: 'О нас' }, link: { kind: 'page', path: '/about' }, items: [] }],
  pages: { '': { title: { ru: 'Главная' }, blocks: [] }, 'o-nas': { title: { ru: 'О нас' }, blocks: [] } },
}
test('the published schemas of site, menu and theme accept what an editor stores', () => {
  expect(errorsOf('site', site)).toEqual([])
  expect(errorsOf('menu', site.menu)).toEqual([])
  expect(errorsOf('theme', site.theme)).toEqual([])
})
test.each([
  ['a colour by name', ['theme', 'accent'], 'red', '/theme/accent'],
  ['a page address with a slash', ['pages', 'a/b'], site.pages[''], '/pages'],
  ['a page without a title', ['pages', 'o-nas', 'title'], undefined, '/pages/o-nas'],
  ['a menu link to nowhere', ['menu', 0, 'link', 'path'], 'about', '/menu/0/link/path'],
])('the published schema of a site refuses %s', (_, path, value, place) => {
  expect(errorsOf('site', replaceAt(site, path, value))).toMatchObject([{ instancePath: place }])
})
