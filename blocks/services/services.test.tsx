import { describe, expect, it } from 'vitest'
import type { Locale } from '../../locales/locale.ts'
import services from '../../schemas/blocks/services.ts'
import type { Static } from '../../schemas/core/type.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import Services from './services.tsx'

type Data = Static<NonNullable<typeof services.data>>
type Item = Data['groups'][number]['items'][number]

const draw = (locale: Locale = 'ru', change?: (data: Data) => void) =>
  render(<Services {...exampleOf(services, locale, change)} />, locale)

const priceOf = (item: Partial<Item>, locale: Locale = 'ru') =>
  /<dd[^>]*>(.*?)<\/dd>/.exec(
    draw(locale, (data) => {
      data.groups = [
        { title: { ru: 'Приём' }, items: [{ name: { ru: 'Осмотр' }, currency: 'KZT', ...item }] },
      ]
    }),
  )?.[1]

const many = (count: number) => (data: Data) => {
  const items = Array.from({ length: count }, (_, index) => ({
    name: { ru: `Услуга ${index}` },
    price: 1,
    currency: 'KZT',
  }))
  data.groups = [
    { title: { ru: 'Первая' }, items: items.slice(0, 5) },
    { title: { ru: 'Вторая' }, items: items.slice(5) },
  ]
}

describe('services', () => {
  it('writes a price in the Russian way in every language, with no-break spaces', () => {
    for (const locale of ['ru', 'kk', 'uz', 'en'] as const) {
      expect(priceOf({ price: 14000 }, locale)).toBe('14\u00A0000\u00A0₸')
    }
    expect(priceOf({ price: 120000, currency: 'UZS' }, 'uz')).toBe('120\u00A0000\u00A0UZS')
  })

  it('writes a range with its sign once', () => {
    expect(priceOf({ price: 14000, priceTo: 32000 })).toBe('от\u00A014\u00A0000 до\u00A032\u00A0000\u00A0₸')
    expect(priceOf({ price: 14000, priceTo: 32000 }, 'en')).toBe('14\u00A0000–32\u00A0000\u00A0₸')
    expect(priceOf({ price: 14000, priceTo: 14000 })).toBe('14\u00A0000\u00A0₸')
  })

  it('says in words that a thing is free or has no fixed price', () => {
    expect(priceOf({ price: 0 })).toBe('бесплатно')
    expect(priceOf({ price: 0 }, 'kk')).toBe('тегін')
    expect(priceOf({})).toBe('цену уточняйте')
    expect(priceOf({}, 'uz')).toBe('narxini soʻrang')
  })

  it('shows a medical warning in the reader’s language or not at all', () => {
    const onlyRussian = (data: Data) => {
      data.groups = [
        {
          title: { ru: 'Лечение' },
          items: [{ name: { ru: 'Отбеливание' }, warning: { ru: 'Есть противопоказания' }, currency: 'KZT' }],
        },
      ]
    }
    expect(draw('ru', onlyRussian)).toContain('Есть противопоказания')
    expect(draw('uz', onlyRussian)).not.toContain('Есть противопоказания')
    expect(draw('uz', onlyRussian)).toContain('<span lang="ru">Отбеливание</span>')
  })

  it('shows below a price where and with whom it is another', () => {
    const html = draw()
    expect(html).toMatch(
      /<\/dd><dd[^>]*>.*Филиал на Абая.*4\u00A0000\u00A0₸.*Ахметова Айгуль.*7\u00A0000\u00A0₸/,
    )
    expect(html.match(/<dd/g)?.length).toBeGreaterThan(html.match(/<dt/g)?.length ?? 0)
  })

  it('says the price of a promotion beside the former one, in words for a screen reader, with its last day', () => {
    const until = { datetime: '2026-12-15T00:00:00Z', text: { ru: '15 декабря' } }
    const promoted = { before: 5000, now: 4000, until, places: [] }
    const text = (priceOf({ price: 5000, promoted }) ?? '').replaceAll(/<[^>]+>/g, '')
    expect(text).toBe('было 5\u00A0000\u00A0₸ стало 4\u00A0000\u00A0₸Акция до 15 декабря')
    const there = draw('ru', (data) => {
      const places = [{ cabinet: { ru: 'На Абая' }, specialists: [{ ru: 'Ким Анна' }] }]
      const item = { name: { ru: 'Осмотр' }, currency: 'KZT', price: 5000, promoted: { ...promoted, places } }
      data.groups = [{ title: { ru: 'Приём' }, items: [item] }]
    })
    expect(there).toMatch(
      /<dd>5\u00A0000\u00A0₸<\/dd><dd class="price-place"><span>На Абая: Ким Анна<\/span>.*4\u00A0000/,
    )
  })

  it('begins at the lowest of them where a service has no usual price', () => {
    const places = [
      { cabinet: { ru: 'На Абая' }, price: 6000 },
      { cabinet: { ru: 'На Сейфуллина' }, price: 4000 },
    ]
    expect(priceOf({ places })).toBe('от 4\u00A0000\u00A0₸')
  })

  it('says below a price what a repeat visit costs, where it has a price of its own', () => {
    const repeat = (html = '') => /<span[^>]*>(.*?)<\/span>/.exec(html)?.[1]
    expect(repeat(priceOf({ price: 9000, priceRepeat: 7000 }))).toBe('повторно 7\u00A0000\u00A0₸')
    expect(repeat(priceOf({ price: 9000, priceRepeat: 0 }, 'kk'))).toBe('қайталама қабылдау тегін')
    const places = [{ cabinet: { ru: 'На Абая' }, price: 6000, priceRepeat: 4000 }]
    const html = draw('ru', (data) => {
      const items = [{ name: { ru: 'Осмотр' }, currency: 'KZT', places }]
      data.groups = [{ title: { ru: 'Приём' }, items }]
    })
    expect(html).toMatch(/На Абая.*6\u00A0000\u00A0₸<span[^>]*>повторно 4\u00A0000\u00A0₸</)
  })

  it('says "from" where the price is the least one', () => {
    expect(priceOf({ price: 14000, isLeast: true })).toBe('от 14\u00A0000\u00A0₸')
  })

  it('shows twelve services as they are and gives thirteen a search field', () => {
    expect(draw('ru', many(12))).not.toMatch(/sh-island|<details/)
    expect(draw('ru', many(13))).toMatch(/<sh-island.*<input[^>]*type="search"/)
  })

  it('has all of a long list in the page before any script runs', () => {
    const html = draw('ru', many(30))
    for (let index = 0; index < 30; index++) expect(html).toContain(`>Услуга ${index}<`)
    expect(html.match(/<details/g)).toHaveLength(2)
  })

  it('says of which day its prices are', () => {
    const props = exampleOf(services)
    expect(render(<Services {...props} />)).toMatch(
      new RegExp(`Цены обновлены: ?<time[^>]*>${props.data.updatedAt?.text.text}</time>`),
    )
  })

  it('leaves out a group without services', () => {
    const html = draw('ru', (data) => {
      data.groups.push({ title: { ru: 'Пустая группа' }, items: [] })
    })
    expect(html).not.toContain('Пустая группа')
  })

  it('closes the groups of a long list and says the lowest price of each, not counting what is free', () => {
    const html = draw('ru', (data) => {
      many(13)(data)
      const [first, second] = data.groups
      if (first?.items[0]) first.items[0].price = 0
      if (second) for (const item of second.items) item.price = 0
    })
    expect(html).not.toContain('<details open')
    expect(html).toContain('<summary><h3>Первая</h3><span>от 1\u00A0₸</span></summary>')
    expect(html).toContain('<summary><h3>Вторая</h3><span>бесплатно</span></summary>')
  })

  it('begins with open groups where the page is the list', () => {
    const html = render(<Services {...exampleOf(services, 'ru', many(13))} titleHidden />)
    expect(html.match(/<details open/g)).toHaveLength(2)
  })

  it('opens the groups that begin within a dozen rows in a profile, whose page has a title of its own', () => {
    const opened = (before: number) =>
      render(
        <Services
          {...exampleOf(services, 'ru', (data) => {
            many(30)(data)
            const rows = data.groups.flatMap(({ items }) => items)
            data.groups = [
              { title: { ru: 'Первая' }, items: rows.slice(0, before) },
              { title: { ru: 'Вторая' }, items: rows.slice(before) },
            ]
          })}
          isPage
        />,
      ).match(/<details open/g)
    expect([opened(11)?.length, opened(12)?.length]).toEqual([2, 1])
  })
})
