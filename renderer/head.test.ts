import { expect, test } from 'vitest'
import { defaultTheme } from '../schemas/design/theme.ts'
import type { Head, Page } from '../schemas/page/page.ts'
import { renderHead } from './head.ts'

const html = (head: Partial<Head>) =>
  renderHead({
    locale: 'ru',
    head: {
      title: 'Клиника',
      description: '',
      canonical: 'https://shipa.example/l/a',
      alternates: [],
      type: 'website',
      ...head,
    },
    site: { name: { text: 'Клиника', lang: 'ru' }, home: '/', menu: [] },
    theme: defaultTheme,
  } as Partial<Page> as Page)

test('tells search engines and social networks what a page is (B-20)', () => {
  const all = html({
    description: 'Лечение «без боли» & приём',
    keywords: 'стоматология, имплантация',
    canonical: 'https://shipa.example/kk/l/a',
    alternates: [{ hreflang: 'ru', href: 'https://shipa.example/l/a' }],
    image: { src: '/images/a', width: 1920 },
    robots: 'noindex',
  })
  const meta = [...all.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
    ([, name, content]) => [name, content],
  )
  expect(Object.fromEntries(meta)).toEqual({
    description: 'Лечение «без боли» &amp; приём',
    keywords: 'стоматология, имплантация',
    robots: 'noindex',
    'og:title': 'Клиника',
    'og:description': 'Лечение «без боли» &amp; приём',
    'og:image': 'https://shipa.example/images/a/960',
    'og:url': 'https://shipa.example/kk/l/a',
    'og:type': 'website',
    'og:locale': 'ru_RU',
    'twitter:card': 'summary_large_image',
  })
  expect(all).toContain('<title>Клиника</title>')
  expect(all).toContain('<link rel="canonical" href="https://shipa.example/kk/l/a">')
  expect(all).toContain('<link rel="alternate" hreflang="ru" href="https://shipa.example/l/a">')
})

test('says nothing that it does not know (B-20)', () => {
  expect(html({})).not.toMatch(/keywords|robots|description|alternate|og:image/)
  expect(html({ type: 'article' })).toContain('<meta property="og:type" content="article">')
})

test('shows a wide picture large, at the widest size of its own', () => {
  const wide = html({ image: { src: '/images/a', width: 1920 } })
  expect(wide).toContain('property="og:image" content="https://shipa.example/images/a/960"')
  expect(wide).toContain('name="twitter:card" content="summary_large_image"')
})

test('asks for the large card whatever the picture (B-20)', () => {
  const small = html({ image: { src: '/images/a', width: 599 } })
  expect(small).toContain('name="twitter:card" content="summary_large_image"')
  expect(small).toContain('content="https://shipa.example/images/a/480"')
  const none = html({})
  expect(none).toContain('name="twitter:card" content="summary_large_image"')
  expect(none).not.toContain('og:image')
})

test('tells the size of a picture that is drawn for social networks, and what is on it (B-20)', () => {
  const icon = { letter: 'К', accent: '#0b6e7f' }
  const drawn = html({
    image: { src: '/drawn/00000000/l/a/card.png', width: 1200, height: 630, alt: 'Клиника «А»' },
    drawn: { icon, card: { ...icon, heading: 'Клиника' } },
  })
  expect(drawn).toContain('property="og:image" content="https://shipa.example/drawn/00000000/l/a/card.png"')
  expect(drawn).toContain('property="og:image:width" content="1200"')
  expect(drawn).toContain('property="og:image:height" content="630"')
  expect(drawn).toContain('property="og:image:alt" content="Клиника «А»"')
})

test('names the icons of a clinic for tabs and phones, and the cross where there are none', () => {
  const icons = [
    { rel: 'icon' as const, size: 32, href: '/drawn/00000000/l/a/icon32.png' },
    { rel: 'apple-touch-icon' as const, size: 180, href: '/drawn/00000000/l/a/touch.png' },
  ]
  expect(html({ icons })).toContain('<link rel="icon" sizes="32x32" href="/drawn/00000000/l/a/icon32.png">')
  expect(html({ icons })).toContain(
    '<link rel="apple-touch-icon" sizes="180x180" href="/drawn/00000000/l/a/touch.png">',
  )
  expect(html({})).toContain('<link rel="icon" href="data:image/svg+xml,')
})

test('colours the bar of a phone like the page, by scheme', () => {
  expect(html({})).toMatch(/name="theme-color" media="\(prefers-color-scheme:light\)" content="#[0-9a-f]{6}"/)
  expect(html({})).toMatch(/name="theme-color" media="\(prefers-color-scheme:dark\)" content="#[0-9a-f]{6}"/)
})
