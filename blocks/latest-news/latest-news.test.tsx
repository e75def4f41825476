import { describe, expect, it } from 'vitest'
import latestNews from '../../schemas/blocks/latest-news.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import LatestNews from './latest-news.tsx'

describe('latest-news', () => {
  it('names the clinic and the day of every piece', () => {
    const html = render(<LatestNews {...exampleOf(latestNews, 'en')} />, 'en')
    expect(html).toMatch(/Demo-Dent.*<time dateTime="2026-11-18T05:00:00Z">18 November, 10:00<\/time>/s)
    expect(html).toMatch(/Demo-Family.*<time dateTime="2026-10-30T06:00:00Z">/s)
  })

  it('puts the newest on a card of its own, before a list of the others', () => {
    const html = render(<LatestNews {...exampleOf(latestNews)} />)
    expect(html.match(/<article/g)).toHaveLength(1)
    expect(html.indexOf('children-room')).toBeLessThan(html.indexOf('<ul'))
    expect(html.indexOf('<ul')).toBeLessThan(html.indexOf('saturday-hours'))
  })

  it('has no list beside a single piece', () => {
    const one = exampleOf(latestNews, 'ru', (data) => {
      data.items = data.items.slice(0, 1)
    })
    expect(render(<LatestNews {...one} />)).not.toContain('<ul')
  })
})
