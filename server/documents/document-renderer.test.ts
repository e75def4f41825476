import { describe, expect, it, vi } from 'vitest'
import { type Locale, locales } from '../../locales/locale.ts'
import { defaultTheme } from '../../schemas/design/theme.ts'
import type { Page } from '../../schemas/page/page.ts'
import { createLog } from '../log.ts'
import { createDocumentRenderer } from './document-renderer.ts'

const page = (locale: Locale = 'ru'): Page => ({
  locale,
  path: '/l/demo-dent',
  status: 200,
  layout: 'default',
  head: {
    title: 'Демо',
    description: 'О клинике',
    canonical: 'https://shipa.example/l/demo-dent',
    alternates: [{ hreflang: 'kk', href: 'https://shipa.example/kk/l/demo-dent' }],
    image: { src: '/images/a', width: 640 },
    type: 'website',
  },
  site: { company: '1001', name: { text: 'Демо', lang: locale }, home: '/l/demo-dent', menu: [] },
  theme: defaultTheme,
  blocks: [],
  sidebar: [],
  languages: [],
  tags: [],
})

/** A page whose layout throws because of its menu; without a brand every layout throws. */
const withoutMenu = (locale: Locale) => ({
  ...page(locale),
  site: { ...page(locale).site, menu: null },
})
const withoutSite = (locale: Locale) => ({ ...page(locale), site: { home: '/' } })

function opened() {
  const log = createLog('silent')
  const error = vi.spyOn(log, 'error')
  const draw = createDocumentRenderer(
    () => ({ loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }),
    log,
  )
  return { draw: (given: unknown) => draw(given as Page, 'request-1'), error }
}

describe('createDraw', () => {
  it('draws a sound page as it is', () => {
    const { draw, error } = opened()
    expect(draw(page()).page).toMatchObject({ status: 200, layout: 'default' })
    expect(error).not.toHaveBeenCalled()
  })

  it.each(locales)('shows the error page of the same site where a layout throws, in %s', (locale) => {
    const { draw, error } = opened()
    const drawn = draw(withoutMenu(locale))
    const html = drawn.html.toString()
    expect(drawn.page).toMatchObject({
      status: 500,
      layout: 'error',
      error: { statusCode: 500, data: { isCompanySite: true, link: '/l/demo-dent' } },
    })
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toContain('href="/l/demo-dent"')
    expect(html).toMatch(/<title>[^<]+ · 500<\/title>/)
    expect(html).not.toMatch(/hreflang|og:image|О клинике/)
    expect(error).toHaveBeenCalledTimes(1)
  })

  it.each(locales)('shows a static page where the error page throws too, in %s', (locale) => {
    const { draw, error } = opened()
    const drawn = draw(withoutSite(locale))
    const html = drawn.html.toString()
    expect(drawn.page.status).toBe(500)
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toMatch(/<title>[^<]+ · 500<\/title>/)
    expect(html).toContain('<a href="">')
    expect(html).not.toContain('<script')
    expect(error).toHaveBeenCalledTimes(2)
  })
})
