import { describe, expect, test } from 'vitest'
import { localizedShape } from '../core/localized-shape.ts'
import { t } from '../core/type.ts'
import { defineBlock } from '../page/define-block.ts'
import type { StoredBlock } from '../page/page.ts'
import { deepFreeze } from '../testing/places.ts'
import { blockCompleteness, completenessOf, pageCompleteness, siteCompleteness } from './completeness.ts'

const props = t.object({
  title: t.text(),
  lead: t.optional(t.text()),
  price: t.optional(t.ownText()),
  about: t.optional(t.rich()),
  items: t.optional(
    t.array(
      t.variants('kind', { named: t.object({ name: t.text() }), plain: t.object({ size: t.integer() }) }),
    ),
  ),
  link: t.optional(t.link()),
})
const counts = (filled: number, total: number, missingOwn = 0) => ({ filled, total, missingOwn })
const paragraph = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }]

describe('completenessOf', () => {
  test('counts a required text in each language', () => {
    expect(completenessOf(props, { title: { ru: 'Да', kk: 'Иә', en: ' ' } })).toEqual({
      ...localizedShape(counts(1, 1), counts(0, 1)),
      kk: counts(1, 1),
    })
  })
  test('counts an optional text only when it is written in Russian', () => {
    expect(completenessOf(props, { title: { ru: 'Да' }, lead: { ru: '', kk: 'Иә' } }).kk).toEqual(
      counts(0, 1),
    )
    expect(completenessOf(props, { title: { ru: 'Да' }, lead: { ru: 'Да', kk: 'Иә' } }).kk).toEqual(
      counts(1, 2),
    )
  })
  test('counts texts that never fall back apart', () => {
    const { ru, kk } = completenessOf(props, { title: { ru: 'Да' }, price: { ru: '5 000 ₸' } })
    expect(ru).toEqual(counts(1, 1, 0))
    expect(kk).toEqual(counts(0, 1, 1))
  })
  test('counts rich text, lists and variants, and no link', () => {
    const value = {
      title: { ru: 'Да' },
      about: { ru: paragraph('Да'), uz: paragraph(' ') },
      items: [
        { kind: 'named', name: { ru: 'Да', uz: 'Ha' } },
        { kind: 'plain', size: 1 },
      ],
      link: { kind: 'page', path: '/about' },
    }
    expect(completenessOf(props, value).uz).toEqual(counts(1, 3))
    expect(completenessOf(props, value).ru).toEqual(counts(3, 3))
  })
  test('counts nothing in a value of another kind', () => {
    expect(completenessOf(props, 'text').ru).toEqual(counts(0, 0))
    expect(completenessOf(props, { items: {}, title: 'text' }).ru).toEqual(counts(0, 0))
  })
})

const label = { ru: 'Баннер', kk: 'Баннер', uz: 'Banner', en: 'Banner' }
const banner = defineBlock({
  type: 'banner',
  label,
  description: label,
  category: 'intro',
  container: true,
  props: t.object({ title: t.text({ label }) }),
  upgrades: [{ name: 'name the title', up: ({ heading }) => ({ title: heading }) }],
  example: { props: { title: { ru: 'Да' } } },
})
const definitions = new Map([['banner', banner]])
const a: StoredBlock = deepFreeze({ id: 'a', type: 'banner', v: 2, props: { title: { ru: 'Да', kk: 'Иә' } } })
const older: StoredBlock = { id: 'b', type: 'banner', v: 1, props: { heading: { ru: 'Да' } } }

test('a block counts with those inside it, older ones as today reads them', () => {
  expect(blockCompleteness({ ...a, children: [older] }, definitions).kk).toEqual(counts(1, 2))
})
test('a block of an unknown type counts for nothing, those inside it count', () => {
  expect(blockCompleteness({ ...a, type: 'carousel', children: [a] }, definitions).kk).toEqual(counts(1, 1))
  expect(blockCompleteness({ ...a, v: 9 }, definitions).kk).toEqual(counts(0, 0))
})
const page = { title: { ru: 'Главная', kk: 'Басты бет' }, description: { ru: 'Да' }, blocks: [a] }
test('a page counts its title, its description and its blocks', () => {
  expect(pageCompleteness(page, definitions).kk).toEqual(counts(2, 3))
})
test('a site counts its menu and its pages', () => {
  const menu = [
    {
      title: { ru: 'Да' },
      link: { kind: 'page' as const, path: '/' },
      items: [{ title: { ru: 'Да', kk: 'Иә' }, link: { kind: 'page' as const, path: '/' } }],
    },
  ]
  expect(siteCompleteness({ menu, pages: { '': page, about: page } }, definitions).kk).toEqual(counts(5, 8))
})
