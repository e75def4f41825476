import { expect, test } from 'vitest'
import type { Head, Page } from '../schemas/page.ts'
import { defaultTheme } from '../schemas/theme.ts'
import { renderHead } from './head.ts'

const html = (head: Partial<Head>) =>
  renderHead({
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

test('shows a wide picture large, at the widest size of its own', () => {
  const wide = html({ image: { src: '/images/a', width: 1920 } })
  expect(wide).toContain('property="og:image" content="https://shipa.example/images/a/960"')
  expect(wide).toContain('name="twitter:card" content="summary_large_image"')
})

test('shows a picture below 600 pixels, or none, in the small card', () => {
  const small = html({ image: { src: '/images/a', width: 599 } })
  expect(small).toContain('name="twitter:card" content="summary"')
  expect(small).toContain('content="https://shipa.example/images/a/480"')
  const none = html({})
  expect(none).toContain('name="twitter:card" content="summary"')
  expect(none).not.toContain('og:image')
})
