import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slugify, uniqueSlug } from './slug.ts'

describe('slugify', () => {
  test.each([
    ['Блог главного врача', 'blog-glavnogo-vracha'],
    ['Ещё щётка, объём', 'eshche-shchetka-obem'],
    ['Қызылорда', 'kyzylorda'],
    ['Әдемі тіс — Өскемен', 'ademi-tis-oskemen'],
    ['Ұлттық һәм үй ғимараты', 'ulttyk-ham-uy-gimaraty'],
    ['Oʻzbekiston gʻisht', 'ozbekiston-gisht'],
    ['O‘tkir O’tkir Oʼtkir O`tkir', 'otkir-otkir-otkir-otkir'],
    ['Shahar Choy', 'shahar-choy'],
    ['Café Ñandú', 'cafe-nandu'],
    [' -- MRT 3.0 -- ', 'mrt-3-0'],
    ['Йога', 'yoga'],
    ['И\u0306ога', 'yoga'],
    ['Шаҳар аҳолиси', 'shahar-aholisi'],
    ['Ўзбекистон тиш шифокори', 'ozbekiston-tish-shifokori'],
    ['Өмүр Ысык-Көл', 'omur-ysyk-kol'],
    ['Тоҷикӣ, Ӯротеппа', 'tojiki-uroteppa'],
    ['Київ, Ґанок, Єва', 'kiiv-ganok-yeva'],
    ['Беларускі ўрад', 'belaruski-orad'],
    ['Ѝмер', 'imer'],
    ['牙科', ''],
  ])('writes %j as %j', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })
  test('gives an address part of at most 80 characters that stays as it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'абвжщъыьёқңһўҳӣӯҷґєїABC019 -_.oʻ’/?#'), maxLength: 200 }),
        (text) => {
          const slug = slugify(text)
          expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
          expect(slug.length).toBeLessThanOrEqual(80)
          expect(slugify(slug)).toBe(slug)
        },
      ),
    )
  })
})

describe('uniqueSlug', () => {
  test('counts from two when the address is taken', () => {
    expect(uniqueSlug('О нас', new Set())).toBe('o-nas')
    expect(uniqueSlug('О нас', new Set(['o-nas']))).toBe('o-nas-2')
    expect(uniqueSlug('О нас', new Set(['o-nas', 'o-nas-2']))).toBe('o-nas-3')
  })
  test('leaves the word of further pages to them', () => {
    expect([uniqueSlug('Page', new Set()), uniqueSlug('Page 2', new Set())]).toEqual(['page-2', 'page-2'])
    expect(uniqueSlug('Пагe', new Set(['page-2']))).toBe('page-3')
  })
  test('keeps to 80 characters', () => {
    const long = 'a'.repeat(90)
    expect(uniqueSlug(long, new Set([slugify(long)]))).toBe(`${'a'.repeat(78)}-2`)
  })
})
