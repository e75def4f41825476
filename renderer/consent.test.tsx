import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../locales/locale.ts'
import { defaultTheme } from '../schemas/design/theme.ts'
import type { LayoutName, Page } from '../schemas/page/page.ts'
import { type Analytics, analyticsOn } from './analytics.ts'
import { renderDocument } from './render-document.ts'

const page = (locale: Locale, layout: LayoutName = 'default'): Page => ({
  locale,
  path: '/l/a',
  status: 200,
  layout,
  head: {
    title: 'A',
    description: '',
    canonical: 'https://shipa.example/l/a',
    alternates: [],
    type: 'website',
  },
  site: { name: { text: 'A', lang: locale }, home: '/', menu: [] },
  theme: defaultTheme,
  blocks: [],
  sidebar: [],
  languages: [],
  tags: [],
})

const draw = (of: Page, analytics?: Analytics) =>
  renderDocument(of, {
    assets: { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} },
    report: (_, error) => {
      throw error
    },
    ...(analytics && { analytics }),
  }).toString()

const counted = { counter: { id: 'shipa', url: 'https://count.example/v' }, scripts: [] }
const footerOf = (html: string) => /<footer.*<\/footer>/s.exec(html)?.[0] ?? ''
const questionOf = (html: string) => /<aside.*<\/aside>/s.exec(html)?.[0] ?? ''
const way = /<li hidden(?:="")? data-consent(?:="")?><button type="button"[^>]*>([^<]+)<\/button><\/li>/

describe.each(locales)('where views are counted, a document in %s', (locale) => {
  const html = draw(page(locale), counted)

  it('asks, and has a way in its footer to be asked again, under one name', () => {
    const [, name] = way.exec(footerOf(html)) ?? []
    expect(name).toBeTruthy()
    expect(questionOf(html)).toContain(`aria-label="${name}"`)
  })

  it('asks before the page, so that the keyboard is soon there', () => {
    expect(html).toMatch(/<body><aside /)
  })

  it('can tell either choice in the words of its button', () => {
    const question = questionOf(html)
    for (const answer of ['no', 'yes']) {
      const button = new RegExp(`<button[^>]* value="${answer}"[^>]*>([^<]+)</button>`).exec(question)?.[1]
      const told = new RegExp(`<span hidden(?:="")? data-chosen="${answer}">([^<]+)</span>`).exec(
        question,
      )?.[1]
      expect(button).toBeTruthy()
      expect(told).toContain(button)
    }
  })

  it('is longer by no more than that', () => {
    const plain = html.replace(questionOf(html), '').replace(way, '')
    expect(plain).toBe(draw(page(locale)))
  })
})

it('does not leave its last word alone on a line', () => {
  expect(questionOf(draw(page('ru'), counted))).toContain('кто\u00A0вы.')
})

it('is not asked for where views are not counted, whatever was drawn before', () => {
  const same = page('ru')
  const before = draw(same)
  expect(draw(same, counted)).toContain('data-consent')
  expect(draw(same)).toBe(before)
  expect(before).not.toMatch(/data-consent|data-analytics/)
})

it.each(['landing', 'landing-wide', 'landing-sidebar-wide', 'landing-blog'] as const)(
  'can be asked for again in the footer of %s once',
  (layout) => expect(draw(page('ru', layout), counted).match(/data-consent/g)).toHaveLength(1),
)

it('names the services that a clinic counts with, and asks of no other clinic’s', () => {
  const counters = { metrika: '12345678', google: 'G-AB12CD34EF' }
  const clinic = page('ru', 'landing')
  clinic.site.counters = counters
  const question = questionOf(draw(clinic, analyticsOn(clinic)))
  expect(question).toContain('Yandex Metrica, Google Analytics')
  expect(question).toContain('data-metrika="12345678" data-google="G-AB12CD34EF"')
  expect(analyticsOn(page('ru', 'landing'))).toBeUndefined()
  expect(analyticsOn({ ...clinic, layout: 'auth' })).toBeUndefined()
})

it('names the scripts of other services for those who agree, and loads none by itself (A42, A43)', () => {
  const scripts = ['https://tag.example/a.js', 'https://metrics.example/m.js']
  const html = draw(page('ru'), { scripts })
  expect(questionOf(html)).toContain(`data-analytics="" data-scripts="${scripts.join(' ')}"`)
  expect(html).not.toMatch(/<script[^>]*example/)
})
