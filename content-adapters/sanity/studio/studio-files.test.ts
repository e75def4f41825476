import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Rule, Schema } from '@sanity/schema'
import { builtinTypes, validateSchema } from '@sanity/schema/_internal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replaceAt } from '../../../schemas/core/edit.ts'
import { isRecord } from '../../../schemas/core/is-record.ts'
import { judge } from '../../../schemas/core/judge.ts'
import { schemaAt } from '../../../schemas/core/problem.ts'
import { structureOf } from '../../../schemas/core/schema-shape.ts'
import { t } from '../../../schemas/core/type.ts'
import { defineBlock } from '../../../schemas/page/define-block.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'
import { places } from '../../../schemas/testing/places.ts'
import { documentDefinitions } from '../documents.ts'
import { sanityName } from '../type-name.ts'
import { studioFiles } from './studio-files.ts'

const words = (text: string) => ({ ru: text, kk: text, uz: text, en: text })
const files = studioFiles(blockDefinitions, documentDefinitions, 'ru')
const folder = mkdtempSync(join(tmpdir(), 'studio-'))

type Field = { name: string; type: Type; fieldset?: string }
type Check = { flag: string; constraint: unknown }
type OneOrMore<T> = T | T[]
type Type = {
  name: string
  title?: string
  jsonType: string
  fields?: Field[]
  of?: Type[]
  options?: { list?: { value: unknown }[] }
  hidden?: boolean | ((context: { parent: unknown }) => boolean)
  validation?: (rule: unknown) => OneOrMore<{ _rules: Check[] }>
}

let definitions: { name: string; icon?: unknown }[]
let schema: { get: (name: string) => Type }

beforeAll(async () => {
  for (const [path, text] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  // The package `sanity` is large, and what it gives to schemas is that of its parts.
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(resolve('node_modules/@sanity/types'), join(folder, 'node_modules/sanity'))
  symlinkSync(resolve('node_modules/@sanity'), join(folder, 'node_modules/@sanity'))
  definitions = (await import(join(folder, 'index.ts'))).schemaTypes
  schema = Schema.compile({
    name: 'shipa',
    types: [...builtinTypes, ...definitions],
  }) as unknown as typeof schema
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A value as the studio has it: each object of a list has a key. */
function keyed(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, index) =>
      isRecord(item) ? { _key: `k${index}`, ...(keyed(item) as object) } : item,
    )
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, keyed(item)]))
}

type Context = { parent: unknown; hidden: boolean }

/** Whether a value is against one of the checks that the studio makes. */
function isAgainst({ flag, constraint }: Check, value: unknown, context: Context): boolean {
  if (flag === 'custom')
    return (constraint as (value: unknown, context: Context) => unknown)(value, context) !== true
  if (value === undefined) return false
  const size = Array.isArray(value) ? value.length : Number(value)
  if (flag === 'integer') return !Number.isInteger(value)
  if (flag === 'min') return size < Number(constraint)
  return flag === 'max' && size > Number(constraint)
}

/** The paths at which the studio would show an error, as `validateDocument` of `sanity` finds them. */
function errors(type: Type, value: unknown, parent: unknown, path: string, isInside = false): string[] {
  const { hidden: condition, validation, options, fields = [], of } = type
  const hidden = isInside || (typeof condition === 'function' ? condition({ parent }) : condition === true)
  const rules = [validation?.(new Rule()) ?? []].flat()
  const isListed = !options?.list || options.list.some((one) => one.value === value)
  const isWrong =
    rules.some(({ _rules }) => _rules.some((check) => isAgainst(check, value, { parent, hidden }))) ||
    (typeof value === 'string' && !isListed)
  const own = isWrong ? [path] : []
  if (Array.isArray(value)) {
    const inner = (item: unknown, index: number) => {
      const member =
        of?.length === 1 ? of[0] : of?.find(({ name }) => name === (item as { _type?: string })._type)
      return member ? errors(member, item, value, `${path}.${index}`, hidden) : []
    }
    return [...own, ...value.flatMap(inner)]
  }
  if (typeof value !== 'object' || value === null) return own
  const entries = value as Record<string, unknown>
  return [
    ...own,
    ...fields.flatMap(({ name, type: field }) =>
      errors(field, entries[name], value, `${path}.${name}`, hidden),
    ),
  ]
}

const errorsOf = (type: string, value: unknown) =>
  errors(schema.get(sanityName(type)), { _key: 'block', ...(keyed(value) as object) }, undefined, '')
const fieldNames = (type: string) => (schema.get(sanityName(type)).fields ?? []).map(({ name }) => name)

describe('the schema of a studio', () => {
  it('is one that Sanity takes without an error', () => {
    const faults = validateSchema(definitions)
      .getTypes()
      .flatMap((type) => JSON.stringify(type).match(/"severity":"error","message":"[^"]+/g) ?? [])
    expect(faults).toEqual([])
  })

  it('has every block and document with each of its fields', () => {
    const all = [
      ...[...blockDefinitions.values()].map(({ type, props }) => [type, props] as const),
      ...[...documentDefinitions.values()].map(({ name, schema }) => [name, schema] as const),
    ]
    for (const [type, props] of all) {
      const structure = structureOf(props)
      const names = structure.kind === 'object' ? Object.keys(structure.properties) : []
      expect([type, fieldNames(type)]).toEqual([type, expect.arrayContaining(names)])
    }
    expect(fieldNames('columns')).toContain('blocks')
    expect(fieldNames('page')).toContain('blocks')
  })

  it('has no rule that waits for the context, which would stop the inputs of lists and numbers', () => {
    const waiting: string[] = []
    const look = ({ name, validation, fields = [], of = [] }: Type, depth = 0) => {
      if (validation && validation.length > 1) waiting.push(name)
      if (depth < 8) for (const one of [...fields.map(({ type }) => type), ...of]) look(one, depth + 1)
    }
    for (const { name } of definitions) look(schema.get(name))
    expect(waiting).toEqual([])
  })

  it('has an icon for each block and document', () => {
    const names = [...blockDefinitions.keys(), ...documentDefinitions.keys()].map(sanityName)
    expect(definitions.filter(({ name, icon }) => names.includes(name) && !icon)).toEqual([])
  })

  it('has texts in all languages, by the names of the languages', () => {
    const title = schema.get('hero').fields?.find(({ name }) => name === 'title')?.type
    expect(title?.title).toBe('Заголовок')
    expect(title?.fields?.map(({ name, type }) => [name, type.title])).toEqual([
      ['ru', 'Русский'],
      ['kk', 'Қазақша'],
      ['uz', 'Oʻzbekcha'],
      ['en', 'English'],
    ])
    expect(studioFiles(blockDefinitions, documentDefinitions, 'uz').get('blocks/hero.ts')).toContain(
      'Sarlavha',
    )
  })

  it('shows the fields of one variant, and asks for nothing in the others', () => {
    const source = (value: object) => errorsOf('video', { title: words('Клиника'), source: value })
    const src = { src: '/images/demo/one', width: 1, height: 1, alt: words('Кабинет') }
    expect(source({ kind: 'file', url: 'https://clinic.kz/film.mp4' })).toEqual([])
    expect(source({ kind: 'service', url: 'https://clinic.kz/film.mp4', poster: src })).toEqual([
      '.source.url',
    ])
    expect(source({ kind: 'service', url: 'https://youtu.be/aqz-KE-bpKQ' })).toEqual(['.source.poster'])
    expect(
      source({ kind: 'service', url: 'https://youtu.be/aqz-KE-bpKQ', poster: src, captions: [{}] }),
    ).toEqual([])
  })

  it('asks for no address of a picture that was uploaded', () => {
    const image = { asset: { _ref: 'image-abc-10x10-jpg' } }
    const alt = words('Кабинет')
    expect(errorsOf('image', { image: { image, alt } })).toEqual([])
    expect(errorsOf('image', { image: { alt } })).toEqual(['.image.src'])
  })

  it('is the same for the same definitions', () => {
    expect(studioFiles(blockDefinitions, documentDefinitions, 'ru')).toEqual(files)
  })

  it('has a block that is added, and pages offer it', () => {
    const added = defineBlock({
      type: 'promo-banner',
      label: words('Акция'),
      description: words('Одна акция.'),
      category: 'action',
      props: t.object({ title: t.text({ label: words('Заголовок') }) }),
      example: { props: { title: words('Скидка') } },
    })
    const more = studioFiles(new Map([...blockDefinitions, [added.type, added]]), documentDefinitions, 'ru')
    expect(more.get('blocks/promoBanner.ts')).toContain("title: 'Акция'")
    expect(more.get('documents/page.ts')).toContain("defineArrayMember({ type: 'promoBanner' })")
    expect(more.get('index.ts')).toContain('  promoBanner,\n')
  })
})

/** What the studio leaves to reading: sizes, which a picture brings along, and lists, which are empty if they are absent. */
const isLeft = (schema: object | undefined) =>
  schema === undefined || 'x-hidden' in schema || ('items' in schema && !('minItems' in schema))

/** Blocks that editors may add. */
const offered = [...blockDefinitions.values()].filter(({ isOffered }) => isOffered !== false)

describe.each(offered.map((definition) => [definition.type, definition] as const))(
  'the rules of %s',
  (type, { props, example }) => {
    it('take its example', () => {
      expect(errorsOf(type, example.props)).toEqual([])
    })

    it('refuse what we would refuse: texts that are too long or blank, and values that are missing', () => {
      // One entry of a list stands for all.
      const first = [...places(example.props)]
        .slice(1)
        .filter(({ path }) => path.every((step) => step === 0 || typeof step === 'string'))
      const wrong = first.flatMap(({ path, value }) => {
        const values = typeof value === 'string' ? ['x'.repeat(3000), ' ', undefined] : [undefined]
        return values.map((one) => ({ path, value: replaceAt(example.props, path, one) as unknown }))
      })
      for (const { path, value } of wrong) {
        const [problem] = judge(props, value).problems
        const onWay = problem?.path.map((_, index) =>
          schemaAt(props, value, problem.path.slice(0, index + 1)),
        )
        if (
          !problem ||
          onWay?.some(isLeft) ||
          path.some((step) => step === 'children' || step === 'markDefs')
        )
          continue
        expect([path, errorsOf(type, value).length]).not.toEqual([path, 0])
      }
    })
  },
)
