import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { upgradeBlock } from '../page/upgrade.ts'
import fixture from './fixtures/hero.v1.json' with { type: 'json' }
import hero from './hero.ts'

const upgrade = (props: Record<string, unknown>) =>
  upgradeBlock({ id: 'a', type: 'hero', v: 1, props }, hero).block.props
const withHref = (href: unknown) => upgrade({ button: { label: { ru: 'Да' }, href } })

describe('hero, version 1 to 2', () => {
  it('reads what version 1 stored', () => {
    expect(upgrade(fixture.stored)).toEqual(fixture.expected)
  })

  it.each([
    ['/about', { kind: 'page', path: '/about' }],
    ['https://example.com/a?b', { kind: 'url', href: 'https://example.com/a?b' }],
    [' tel:+7 700 123-45-67 ', { kind: 'phone', number: '+77001234567' }],
    ['mailto:a@example.com?subject=x', { kind: 'email', address: 'a@example.com' }],
    ['https://wa.me/77001234567', { kind: 'whatsapp', number: '+77001234567' }],
  ])('makes a link of %s', (href, link) => {
    expect(withHref(href)).toEqual({ action: { label: { ru: 'Да' }, link } })
  })

  it.each(['', 'javascript:alert(1)', '//example.com', 'tel:', 'mailto:nobody', 5])(
    'keeps a button that leads nowhere (%j) for an editor to see',
    (href) => {
      expect(withHref(href)).toEqual({ button: { label: { ru: 'Да' }, href } })
    },
  )

  it('takes a label of one language as Russian', () => {
    expect(upgrade({ button: { label: 'Да', href: '/a' } })).toEqual({
      action: { label: { ru: 'Да' }, link: { kind: 'page', path: '/a' } },
    })
  })

  it('leaves an action that is already there', () => {
    const action = { label: { ru: 'Новая' }, link: { kind: 'page', path: '/new' } }
    expect(upgrade({ action, button: { label: { ru: 'Старая' }, href: '/old' } })).toEqual({ action })
  })

  it('neither throws on odd props nor changes what it gets', () => {
    const [step] = hero.upgrades ?? []
    fc.assert(
      fc.property(
        fc.record({ title: fc.anything(), button: fc.anything() }, { requiredKeys: [] }),
        (props) => {
          const before = structuredClone(props)
          const after = step?.up(props)
          expect(props).toEqual(before)
          expect(after?.title).toEqual(before.title)
        },
      ),
    )
  })
})
