import { describe, expect, it } from 'vitest'
import { locales } from '../../../locales/locale.ts'
import { demoJournal } from './company.ts'

const { news = [], materials = [], reviews = [], specialists = [], menu = [] } = demoJournal
const wordCount = (html = '') =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word)).length

describe('demo-journal', () => {
  it('has as much of each thing as its site is made for', () => {
    const count = Object.fromEntries(
      (
        [
          'specialists',
          'services',
          'news',
          'newsCategories',
          'materials',
          'materialCategories',
          'reviews',
          'gallery',
          'cabinets',
        ] as const
      ).map((key) => [key, demoJournal[key]?.length]),
    )
    expect(count).toEqual({
      specialists: 6,
      services: 20,
      news: 12,
      newsCategories: 3,
      materials: 8,
      materialCategories: 2,
      reviews: 10,
      gallery: 14,
      cabinets: 1,
    })
    expect(demoJournal.template).toBe('landing-blog')
  })

  it('tells at length in eight articles and is nowhere shortened in a translation', () => {
    const lengths = news.map(({ content }) => wordCount(content?.ru))
    expect(lengths.filter((length) => length >= 250 && length <= 500).length).toBeGreaterThanOrEqual(8)
    for (const { slug, content, redirect } of [...news, ...materials]) {
      if (redirect) continue
      for (const locale of locales) {
        const share = wordCount(content?.[locale]) / wordCount(content?.ru)
        expect(share, `${slug} ${locale}`).toBeGreaterThan(0.85)
        expect(share, `${slug} ${locale}`).toBeLessThan(1.6)
      }
    }
  })

  it('has the same headings, items and paragraphs in each language', () => {
    for (const { slug, content } of [...news, ...materials]) {
      const shape = (html = '') => html.replace(/[^<>]*(<[^>]+>)[^<>]*/g, '$1')
      for (const locale of locales)
        expect(shape(content?.[locale]), `${slug} ${locale}`).toBe(shape(content?.ru))
    }
  })

  it('has a cover of its own for every article', () => {
    const covers = [...news, ...materials].map(({ image }) => image?.src)
    expect(new Set(covers).size).toBe(20)
    expect(covers.every((src) => src?.startsWith('/images/demo-journal/cover-'))).toBe(true)
  })

  it('says when to call for help wherever it advises, and names no dose', () => {
    for (const { slug, content, category, redirect } of [...news, ...materials]) {
      const text = content?.ru ?? ''
      expect(text, slug).not.toMatch(/\d+\s*(мг|мл|mg|ml)(?!\p{L})/iu)
      if (category === 'leaflets') expect(text, slug).toContain('103')
      if (redirect) expect(redirect).toBe('/l/demo-journal/how-we-write')
    }
  })

  it('has reviews of all its doctors, in four languages, and an answer to who was not content', () => {
    const codes = new Set(specialists.map(({ code }) => code))
    const about = reviews.flatMap(({ specialist }) => specialist ?? [])
    expect(about.every((code) => codes.has(code))).toBe(true)
    expect(new Set(about)).toEqual(codes)
    expect(new Set(reviews.map(({ lang }) => lang)).size).toBe(4)
    for (const { rating, answer } of reviews.filter(({ rating }) => rating < 5))
      expect(answer, String(rating)).toBeTruthy()
  })

  it('sees patients in each schedule only while the clinic is open', () => {
    const open = new Map(demoJournal.hours?.week.map(({ day, intervals }) => [day, intervals]))
    for (const { slug, schedule = [] } of specialists) {
      expect(schedule.length, slug).toBeGreaterThan(0)
      for (const { day, intervals } of schedule.flatMap(({ hours }) => hours.week)) {
        const clinic = open.get(day) ?? []
        const [first, last] = [clinic.at(0)?.from ?? '24:00', clinic.at(-1)?.to ?? '00:00']
        for (const { from, to } of intervals) expect(from >= first && to <= last, `${slug} ${day}`).toBe(true)
      }
    }
  })

  it('has nested, hidden and dropped items in its menu (V-10, V-11, V-14)', () => {
    const all = menu.flatMap((item) => [item, ...(item.items ?? [])])
    expect(all.filter(({ isHidden }) => isHidden).length).toBe(2)
    expect(all.filter(({ items }) => items && items.length > 0).length).toBe(2)
    expect(all.filter(({ items }) => items?.length === 0).length).toBe(1)
    expect(all.filter(({ relationType, relationCode }) => relationType === 2 && !relationCode).length).toBe(1)
  })
})
