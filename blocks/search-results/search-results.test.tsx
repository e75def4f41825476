import { describe, expect, it } from 'vitest'
import searchResults from '../../schemas/blocks/search-results.ts'
import { render } from '../../ui/test/render.tsx'
import { foundHash } from '../parts/directory/search-href.ts'
import { exampleOf } from '../test/example.ts'
import SearchResults from './search-results.tsx'

const nothing = () =>
  exampleOf(searchResults, 'ru', (data) => {
    data.groups = []
  })

describe('search-results', () => {
  it('has cards that tell themselves apart, and links to each group alone', () => {
    const html = render(<SearchResults {...exampleOf(searchResults)} />)
    for (const told of ['Алматы, проспект Абая, 52', '4,6', 'от 4\u00A0950', 'Открыто до\u00A020:00', 'Демо'])
      expect(html).toContain(told)
    expect(html).toMatch(/href="\/search\?q=[^"]*kind=clinic#search-results-title"[^>]*>Показать все: 7/)
    expect(html).toContain('Ближайшее время: сегодня, 18:30')
  })

  it('says in its heading how many were found, which is where its links and the form of the search lead', () => {
    expect(render(<SearchResults {...exampleOf(searchResults)} />)).toMatch(
      /<h2 id="[^"]*-title">Нашлось по запросу «[^»]*»: 7</,
    )
    const more = exampleOf(searchResults, 'ru', (data) => {
      for (const group of data.groups) group.isMore = true
    })
    expect(render(<SearchResults {...more} />)).toMatch(/»: 7\+</)
    expect(foundHash).toBe(`#${searchResults.type}-title`)
  })

  it('names specialities in one row, with what led to them', () => {
    const html = render(<SearchResults {...exampleOf(searchResults)} />)
    expect(html).toMatch(
      /Специальности.*Болит зуб.*href="\/companies\/doctors\/location\/almaty\/dentist"[^>]*>Стоматолог.*12\u00A0врачей/s,
    )
    expect(html).not.toMatch(/kind=speciality/)
  })

  it('says how a query was understood, and where it was asked', () => {
    const html = render(<SearchResults {...exampleOf(searchResults)} city="almaty" />)
    expect(html).toContain('Показано по запросу «стоматолог»')
    expect(html).toMatch(/Город: Алматы.*href="\/search\?q=[^"&]*"[^>]*>Искать во всех городах/s)
  })

  it('pages one group, with the way back to all', () => {
    const paged = exampleOf(searchResults, 'ru', (data) => {
      data.groups = data.groups.slice(1)
      data.paging = { page: 2, pages: 3 }
    })
    const html = render(<SearchResults {...paged} kind="clinic" />)
    expect(html).toMatch(/kind=clinic&amp;page=3#search-results-title"/)
    expect(html).toMatch(/href="\/search\?q=[^"&]*"[^>]*>Все результаты/)
  })

  it('helps on where nothing was found', () => {
    const html = render(<SearchResults {...nothing()} city="almaty" />)
    expect(html).toContain('ничего не нашлось')
    expect(html).toMatch(/href="\/companies\/clinics\/location\/almaty"[^>]*>Все клиники: Алматы/)
    expect(html).toContain('Искать во всех городах')
  })

  it.each([
    ['clinic', 'от 4\u00A0950'],
    ['doctor', 'от 4\u00A0950'],
    ['service', '>4\u00A0950'],
  ] as const)('says of a %s the price as its lowest, unless it is that of one service', (kind, said) => {
    const html = render(
      <SearchResults
        {...exampleOf(searchResults, 'ru', (data) => {
          data.groups = data.groups
            .filter((group) => group.kind === 'clinic')
            .map((group) => ({ ...group, kind }))
        })}
      />,
    )
    expect(html).toContain(said)
    expect(html.includes('от 4')).toBe(kind !== 'service')
  })

  it('says of a doctor when they see patients next, and never alone that they do not now', () => {
    const cardOf = (change: object) =>
      render(
        <SearchResults
          {...exampleOf(searchResults, 'ru', (data) => {
            data.groups = data.groups
              .filter(({ kind }) => kind === 'clinic')
              .map((group) => ({
                ...group,
                kind: 'doctor',
                cards: group.cards.map((card) => ({ ...card, ...change })),
              }))
          })}
        />,
      )
    const closed = { state: 'closed' as const }
    expect(cardOf({ status: closed })).not.toContain('не принимает')
    expect(
      cardOf({ status: { ...closed, opens: { when: 'today', at: '17:00' } }, next: undefined }),
    ).toContain('Приём сегодня с')
  })
})
