import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { replaceAt } from '../core/edit.ts'
import { t } from '../core/type.ts'
import { blockDefinitions } from '../registry.ts'
import { places } from '../testing/places.ts'
import { validExampleBlocks } from '../testing/valid-example-blocks.ts'
import { currentVersion, defineBlock } from './define-block.ts'
import type { PageDocument, StoredBlock } from './page.ts'
import { validateBlock, validatePage, validateSite } from './validate-page.ts'

const label = { ru: 'Баннер', kk: 'Баннер', uz: 'Banner', en: 'Banner' }
const banner = defineBlock({
  type: 'banner',
  label,
  description: label,
  category: 'intro',
  props: t.object({ title: t.text({ label }) }),
  upgrades: [
    { name: 'name the title', up: ({ heading }) => ({ title: (heading as { text: string }).text }) },
  ],
  example: { props: { title: { ru: 'Да' } } },
})
const box = defineBlock({
  type: 'box',
  label,
  description: label,
  category: 'layout',
  container: true,
  props: t.object({}),
  example: { props: {} },
})
const definitions = new Map([banner, box].map((definition) => [definition.type, definition]))
const a: StoredBlock = { id: 'a', type: 'banner', v: 2, props: { title: { ru: 'Да' } } }
const boxOf = (id: string, ...children: StoredBlock[]): StoredBlock => ({
  id,
  type: 'box',
  v: 1,
  props: {},
  children,
})
const page = (...blocks: StoredBlock[]): PageDocument => ({ title: { ru: 'Главная' }, blocks })

describe('validatePage', () => {
  test('finds nothing in a correct page', () => {
    expect(validatePage(page(a, boxOf('b', { ...a, id: 'c' })), definitions)).toEqual([])
  })
  test.each([
    ['no page at all', 'page', [{ path: [], code: 'group' }]],
    ['a page without blocks', { title: { ru: 'Главная' } }, [{ path: ['blocks'], code: 'required' }]],
    ['a page without a title', { blocks: [] }, [{ path: ['title'], code: 'required' }]],
    ['a block that is a text', { ...page(), blocks: ['hero'] }, [{ path: ['blocks', 0], code: 'group' }]],
    [
      'a block without an id',
      { ...page(), blocks: [{ ...a, id: undefined }] },
      [{ path: ['blocks', 0, 'id'], code: 'required' }],
    ],
    [
      'a block with more than we know',
      { ...page(), blocks: [{ ...a, colour: 1 }] },
      [{ path: ['blocks', 0, 'colour'], code: 'extra' }],
    ],
    [
      'an id used twice',
      page(a, boxOf('b', a)),
      [{ path: ['blocks', 1, 'children', 0, 'id'], code: 'duplicateId', params: { id: 'a' } }],
    ],
    [
      'an unknown type',
      page({ ...a, type: 'carousel' }),
      [{ path: ['blocks', 0, 'type'], code: 'unknownBlock', params: { type: 'carousel' } }],
    ],
    [
      'a newer version',
      page({ ...a, v: 9 }),
      [{ path: ['blocks', 0, 'v'], code: 'newerBlock', params: { type: 'banner', version: 9, current: 2 } }],
    ],
    [
      'an upgrade that throws',
      page({ ...a, v: 1, props: {} }),
      [{ path: ['blocks', 0, 'props'], code: 'brokenUpgrade', params: { type: 'banner' } }],
    ],
    [
      'children in a block that holds none',
      page({ ...a, children: [] }),
      [{ path: ['blocks', 0, 'children'], code: 'noChildren', params: { type: 'banner' } }],
    ],
    [
      'a wrong child of an unknown block',
      page({ ...boxOf('b', { ...a, props: {} }), type: 'carousel' }),
      [
        { path: ['blocks', 0, 'type'], code: 'unknownBlock' },
        { path: ['blocks', 0, 'children', 0, 'props', 'title'], code: 'required' },
      ],
    ],
  ])('says what is wrong with %s', (_, document, problems) => {
    expect(validatePage(document, definitions)).toMatchObject(problems)
    expect(validatePage(document, definitions)).toHaveLength(problems.length)
  })

  test('judges an older block by what its upgrades make of it', () => {
    expect(
      validatePage(page({ ...a, v: 1, props: { heading: { text: { ru: 'Да' } } } }), definitions),
    ).toEqual([])
    expect(validatePage(page({ ...a, v: 1, props: { heading: { text: {} } } }), definitions)).toMatchObject([
      { path: ['blocks', 0, 'props', 'title', 'ru'], code: 'required' },
    ])
  })

  const nested = (depth: number): StoredBlock =>
    depth === 1 ? boxOf('deep-1') : boxOf(`deep-${depth}`, nested(depth - 1))
  test('lets blocks lie eight deep and no deeper', () => {
    expect(validatePage(page(nested(8)), definitions)).toEqual([])
    expect(validatePage(page(nested(9)), definitions)).toMatchObject([
      { code: 'tooDeep', params: { count: 8 } },
    ])
    expect(validatePage(page(nested(500)), definitions)).toHaveLength(1)
  })
  test('lets a page hold two thousand blocks and no more', () => {
    const many = (count: number) =>
      page(...Array.from({ length: count }, (_, index) => ({ ...a, id: `b${index}` })))
    expect(validatePage(many(2000), definitions)).toEqual([])
    expect(validatePage(many(2001), definitions)).toEqual([
      { path: ['blocks'], code: 'tooManyBlocks', params: { count: 2000 } },
    ])
  })
  test('never throws, whatever lies in the store', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (document, block) => {
        validatePage(document, definitions)
        validatePage({ title: { ru: 'Главная' }, blocks: [block] }, definitions)
      }),
    )
  })
})

describe.each(validExampleBlocks)('%s four containers deep', (type, definition) => {
  const containers = [...blockDefinitions.values()].filter(({ container }) => container)
  const block: StoredBlock = {
    id: 'x',
    type,
    v: currentVersion(definition),
    props: definition.example.props,
  }
  const wrap = (inner: StoredBlock, depth: number): StoredBlock => {
    const around = containers[depth % containers.length]
    if (!around || depth === 0) return inner
    return {
      id: `c${depth}`,
      type: around.type,
      v: currentVersion(around),
      props: around.example.props,
      children: [wrap(inner, depth - 1)],
    }
  }
  const way = ['blocks', 0, 'children', 0, 'children', 0, 'children', 0, 'children', 0]

  test('is correct as its example', () => {
    expect(validatePage(page(wrap(block, 4)), blockDefinitions)).toEqual([])
  })
  test('gives exactly one problem, with its path, for one wrong value at any place of its props', () => {
    for (const { path } of places(block.props)) {
      const wrong = { ...block, props: replaceAt(block.props, path, null) as StoredBlock['props'] }
      const problems = validatePage(page(wrap(wrong, 4)), blockDefinitions)
      expect(problems.map((problem) => problem.path)).toEqual([[...way, 'props', ...path]])
    }
  })
  test('gives the same problems alone', () => {
    const wrong = { ...block, props: { ...block.props, unheardOf: 1 } }
    expect(validateBlock(wrong, blockDefinitions)).toMatchObject([
      { path: ['props', 'unheardOf'], code: 'extra' },
    ])
  })
})

describe('validateSite', () => {
  const site = {
    template: 'landing',
    theme: { accent: '#0b6e7f', radius: 12 },
    menu: [{ title: { ru: 'О нас' }, link: { kind: 'page', path: '/about' } }],
    pages: { '': page(a), 'o-nas': page(a) },
  }
  test('finds nothing in a correct site, though pages share ids', () => {
    expect(validateSite(site, definitions)).toEqual([])
  })
  test.each([
    ['a wrong block of a page', ['pages', 'o-nas', 'blocks', 0, 'props', 'title'], undefined, 'required'],
    ['an address with a slash', ['pages', 'a/b'], page(), 'extra'],
    ['a page that is a text', ['pages', ''], 'text', 'group'],
    ['a menu entry without a title', ['menu', 0, 'title'], undefined, 'required'],
    ['an unheard-of layout', ['template'], 'four-columns', 'choice'],
    ['a missing theme', ['theme'], undefined, 'required'],
  ])('gives one problem, with its path, for %s', (_, path, value, code) => {
    expect(validateSite(replaceAt(site, path, value), definitions)).toMatchObject([{ path, code }])
    expect(validateSite(replaceAt(site, path, value), definitions)).toHaveLength(1)
  })

  const entry = (path: string, items?: unknown) => ({
    title: { ru: 'Пункт' },
    link: { kind: 'page', path },
    ...(items !== undefined && { items }),
  })
  test('refuses a page or a menu entry of a reserved slug, on every level (B-15)', () => {
    const menu = [entry('/Landing/x'), entry('/about', [entry('/pro?a=1', [entry('/sites')])])]
    const wrong = { ...site, menu, pages: { '': page(a), admin: page(a), 'admin-2': page(a) } }
    expect(validateSite(wrong, definitions)).toEqual([
      { path: ['menu', 0, 'link', 'path'], code: 'reservedSlug', params: { slug: 'landing' } },
      { path: ['menu', 1, 'items', 0, 'link', 'path'], code: 'reservedSlug', params: { slug: 'pro' } },
      {
        path: ['menu', 1, 'items', 0, 'items', 0, 'link', 'path'],
        code: 'reservedSlug',
        params: { slug: 'sites' },
      },
      { path: ['pages', 'admin'], code: 'reservedSlug', params: { slug: 'admin' } },
    ])
    expect(validateSite(wrong, definitions, ['shop'])).toEqual([])
  })
})
