import { describe, expect, it } from 'vitest'
import newsGrid from '../../schemas/blocks/news-grid.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import NewsGrid from './news-grid.tsx'

describe('news-grid', () => {
  it('links every title and the list of all news', () => {
    const html = render(<NewsGrid {...exampleOf(newsGrid)} />)
    for (const path of ['/news/clinic/children-room', '/news/visits/flu-vaccination', '/news']) {
      expect(html).toContain(`href="${path}"`)
    }
    expect(html).toContain('Все новости')
  })

  it('says when a thing was published, for people and machines', () => {
    expect(render(<NewsGrid {...exampleOf(newsGrid, 'uz')} />, 'uz')).toContain(
      '<time dateTime="2026-11-18T05:00:00Z"><span class="whitespace-nowrap">18-noyabr</span>, 10:00</time>',
    )
  })

  it('makes the newest larger on the first page, and none on the next or below an article', () => {
    const larger = (html: string) => html.match(/news-lead/g)?.length ?? 0
    expect(larger(render(<NewsGrid {...exampleOf(newsGrid)} />))).toBe(1)
    const second = exampleOf(newsGrid, 'ru', (data) => {
      data.paging = { page: 2, pages: 3, previous: { kind: 'page', path: '/news' } }
    })
    expect(larger(render(<NewsGrid {...second} />))).toBe(0)
    expect(larger(render(<NewsGrid {...exampleOf(newsGrid)} except="other" />))).toBe(0)
  })

  it('gives the place of a missing picture to the summary', () => {
    const html = (image: boolean) =>
      render(
        <NewsGrid
          {...exampleOf(newsGrid, 'ru', ({ items }) => {
            const [first, second] = items
            if (!first?.image || !second) throw new Error('The example has a picture')
            second.lead = { ru: 'Утром и вечером' }
            if (image) second.image = first.image
          })}
        />,
      )
    expect(html(false)).toContain('Утром и вечером')
    expect(html(true)).not.toContain('Утром и вечером')
  })

  it('offers only the pages that there are', () => {
    const props = exampleOf(newsGrid, 'ru', (data) => {
      data.paging = { page: 3, pages: 3, previous: { kind: 'page', path: '/news/2' } }
    })
    const html = render(<NewsGrid {...props} />)
    expect(html).toMatch(/<a href="\/news\/2" rel="prev"/)
    expect(html).not.toContain('rel="next"')
    expect(html).toContain('Страница 3 из 3')
  })

  it('says what will be here when there is nothing yet', () => {
    const props = exampleOf(newsGrid, 'ru', (data) => {
      data.items = []
    })
    const html = render(<NewsGrid {...props} />)
    expect(html).toContain('Новостей пока нет')
    expect(html).not.toContain('<ul')
  })
})
