import { describe, expect, it } from 'vitest'
import type { Locale } from '../../locales/locale.ts'
import logos from '../../schemas/blocks/logos.ts'
import { judge } from '../../schemas/core/judge.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import { render } from '../../ui/test/render.tsx'
import Logos from './logos.tsx'

const propsIn = (locale: Locale) =>
  resolveValue(logos.props, logos.example.props, { locale, pageHref: (path) => path })
const withHref = (href: string) => ({
  title: { ru: 'Партнёры' },
  items: [{ name: { ru: 'Раз' }, href }, { name: { ru: 'Два' } }],
})

describe('logos', () => {
  it('says every name once: a picture by its text, the others in words', () => {
    const html = render(<Logos {...propsIn('uz')} />, 'uz')
    const names = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, inner = '']) =>
      inner.replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1').replace(/<[^>]*>/g, ''),
    )
    expect(names).toEqual(['Aq qalqan', 'Dala Polis', 'Tau Medstrax', 'Bereke Hayot'])
    expect(html.match(/<img/g)).toHaveLength(1)
  })

  it('makes a link only of one with an address, and names it by the picture', () => {
    const html = render(<Logos {...propsIn('ru')} />)
    const links = [...html.matchAll(/<a href="([^"]*)" rel="external noopener"[^>]*>(.*?)<\/a>/gs)]
    expect(links.map(([, href]) => href)).toEqual([
      'https://aq-qalqan.example/',
      'https://tau-medstrakh.example/',
    ])
    expect(links[0]?.[2]).toContain('alt="Ақ қалқан"')
  })

  it('shows a wide logo wider than a square one, and asks for no more pixels', () => {
    const [first, second] = propsIn('ru').items
    if (!first?.image || !second) throw new Error('the example has lost its logo')
    const wide = { ...second, image: { ...first.image, width: 1600 } }
    const html = render(<Logos {...propsIn('ru')} items={[first, wide]} />)
    const widths = [...html.matchAll(/--logo:([\d.]+)rem/g)].map(([, width]) => Number(width))
    expect(widths[1]).toBeGreaterThan(widths[0] ?? Number.POSITIVE_INFINITY)
    expect([...html.matchAll(/sizes="([\d.]+)rem"/g)].map(([, width]) => Number(width))).toEqual(widths)
  })

  it('lies on the same light plate in every scheme, never dimmed or grey', () => {
    const html = render(<Logos {...propsIn('ru')} />)
    const plates = html.match(/class="[^"]*\bbg-white\b[^"]*\btext-night\b[^"]*"/g)
    expect(plates).toHaveLength(4)
    for (const plate of plates ?? []) expect(plate).toContain('[--picture-light:1]')
    expect(html).not.toMatch(/grayscale|opacity/)
  })

  it('names the language of a name that fell back', () => {
    const html = render(<Logos {...propsIn('ru')} />, 'en')
    expect(html).toContain('<span lang="ru">Дала Полис</span>')
    // Kazakh words, which are those of the Russian text too.
    expect(html).toMatch(/<img[^>]* lang="kk"/)
  })

  it.each(['http://insurer.kz', 'insurer.kz', 'javascript:alert(1)', '/about', 'https://'])(
    'refuses %s for an address by one problem that says what is wanted',
    (href) => {
      expect(judge(logos.props, withHref(href)).problems).toEqual([
        { path: ['items', 0, 'href'], code: 'https', params: {} },
      ])
    },
  )

  it('takes an address of the secure web', () => {
    expect(judge(logos.props, withHref('https://insurer.kz/klinika?x=1')).problems).toEqual([])
  })
})
