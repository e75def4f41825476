import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { type Moved, slugRedirects } from './slug-redirects.ts'

const base = '/l/demo'
const site = (slugs: Record<string, string>, menu: SiteDraft['menu'] = []) => ({
  menu,
  pages: Object.fromEntries(
    Object.entries(slugs).map(([id, slug]) => [id, { slug, title: { ru: id }, blocks: [] }]),
  ),
})
const after = (known: string[], before: Record<string, string>, next: Record<string, string>) =>
  slugRedirects(
    base,
    known.map((one) => {
      const [from = '', to = ''] = one.split(' → ')
      return { from: `${base}/${from}`, to: `${base}/${to}` }
    }),
    site(before),
    site(next),
  )
    .map(({ from, to }) => `${from} → ${to}`.replaceAll(`${base}/`, ''))
    .sort()

describe('slugRedirects', () => {
  it.each<[string, string[], Record<string, string>, Record<string, string>, string[]]>([
    ['a slug that changes leaves one', [], { p: 'a' }, { p: 'b' }, ['a → b']],
    ['chains stay one hop', ['a → b'], { p: 'b' }, { p: 'c' }, ['a → c', 'b → c']],
    ['a slug that comes back needs none', ['a → b'], { p: 'b' }, { p: 'a' }, ['b → a']],
    ['a slug that another page takes has none', ['a → b'], { p: 'b' }, { p: 'b', q: 'a' }, []],
    ['two pages may change places', [], { p: 'a', q: 'b' }, { p: 'b', q: 'a' }, []],
    [
      'a page follows its own old slugs',
      ['x → b'],
      { p: 'a', q: 'b' },
      { p: 'b', q: 'c' },
      ['a → b', 'x → c'],
    ],
    ['a page that is gone takes them along', ['a → b'], { p: 'b' }, {}, []],
    ['other redirects stay', ['promo → news'], { p: 'a' }, { p: 'b' }, ['a → b', 'promo → news']],
    ['the index keeps its address', [], { p: '' }, { p: 'home' }, []],
  ])('%s', (_, known, before, next, expected) => {
    expect(after(known, before, next)).toEqual(expected)
  })

  it('leaves a page of the clinic’s data alone that an entry of the menu leads to', () => {
    const about = { id: 'm', name: { ru: 'О нас' }, type: 4, isHidden: false }
    expect(slugRedirects(base, [], site({ p: 'about' }), site({ p: 'us' }, [about]))).toEqual([])
    const hidden = { ...about, isHidden: true }
    expect(slugRedirects(base, [], site({ p: 'about' }), site({ p: 'us' }, [hidden]))).toEqual([
      { from: `${base}/about`, to: `${base}/us` },
    ])
  })

  it('leads every old address of a page to it at once, whatever was published before', () => {
    const slugs = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 3, maxLength: 3 })
    const history = fc.array(slugs, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(history, (versions) => {
        let before = site({})
        let known: Moved[] = []
        const owner = new Map<string, string>()
        for (const [p = '', q = '', r = ''] of versions) {
          const next = site({ p, q, r })
          known = slugRedirects(base, known, before, next)
          before = next
          for (const [id, { slug }] of Object.entries(next.pages)) owner.set(slug, id)
        }
        const slugOf = new Map(Object.entries(before.pages).map(([id, { slug }]) => [id, slug]))
        const expected = [...owner].flatMap(([slug, id]) =>
          slugOf.get(id) === slug ? [] : [{ from: `${base}/${slug}`, to: `${base}/${slugOf.get(id)}` }],
        )
        expect(new Set(known.map((one) => JSON.stringify(one)))).toEqual(
          new Set(expected.map((one) => JSON.stringify(one))),
        )
      }),
    )
  })
})
