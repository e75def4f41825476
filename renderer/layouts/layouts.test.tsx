import { describe, expect, it, test } from 'vitest'
import { locales, localizePath } from '../../locales/locale.ts'
import type { LayoutName, MenuEntry } from '../../schemas/page/page.ts'
import { render } from '../../ui/test/render.tsx'
import type { FramedPage } from './layout-props.ts'
import { layoutFor } from './layouts.ts'

const entry = (href: string, items?: MenuEntry[]): MenuEntry => ({
  href,
  external: false,
  title: { text: `to ${href}`, lang: 'ru' },
  ...(items && { items }),
})
const site: FramedPage['site'] = {
  company: '1',
  name: { text: 'Клиника', lang: 'ru' },
  home: '/l/clinic',
  menu: [entry('/l/clinic'), entry('/l/clinic/about', [entry('/l/clinic/gallery')])],
  phone: '+77000001001',
  logo: '/images/logo',
}

function draw(
  layout: LayoutName,
  more: Partial<FramedPage> = {},
  sidebar: string | undefined = 'SIDE',
): string {
  const Layout = layoutFor(layout)
  const page: FramedPage = {
    locale: 'ru',
    path: '/l/clinic',
    status: 200,
    layout,
    site,
    languages: locales.map((locale) => ({ locale, href: localizePath('/l/clinic', locale) })),
    ...more,
  }
  return render(<Layout page={page} main="MAIN" sidebar={sidebar} />)
}

/** The landmarks of a document in this layout, in order. */
const shape = (html: string) =>
  [...html.matchAll(/<(header|nav|main|aside|footer)\b|SIDE/g)].map(([found, tag]) => tag ?? found).join(' ')
const menuOf = (html: string) =>
  [...(/<nav aria-label="Меню".*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/href="([^"]+)"/g)].map(
    ([, to]) => to,
  )

describe('the layout', () => {
  it.each([
    ['default', 'header nav nav nav main aside SIDE footer'],
    ['landing', 'header nav nav nav nav main aside SIDE footer'],
    ['landing-sidebar-wide', 'header nav nav nav main aside SIDE footer'],
    ['landing-wide', 'header nav nav nav main footer'],
    ['landing-blog', 'header nav nav nav main footer'],
    ['auth', 'header nav main'],
    ['empty', 'main'],
  ] as const)('%s is made of %s', (layout, parts) => expect(shape(draw(layout))).toBe(parts))

  it('error has the clinic’s logo and home and the languages, and no menu or sidebar (B-19)', () => {
    const html = draw('error', { status: 404 })
    expect(shape(html)).toMatch(/^header nav main\b(?!.*(aside|SIDE))/)
    expect(html).toContain('href="/l/clinic"')
    expect(html).toContain('src="/images/logo/160"')
    expect(menuOf(html)).toEqual([])
  })

  it.each(['default', 'landing', 'landing-sidebar-wide', 'landing-wide', 'landing-blog'] as const)(
    '%s has a button in its menu that closes it',
    (layout) => {
      const menu = /<div id="site-menu".*?<nav aria-label="Меню"/.exec(draw(layout))?.[0] ?? ''
      expect(menu).toMatch(
        /<button[^>]*popoverTarget="site-menu" popoverTargetAction="hide"[^>]*aria-label="Закрыть"/i,
      )
    },
  )

  it('tells the sidebar which page it is beside, so that a phone does not repeat it', () => {
    expect(draw('landing', { path: '/uz/l/clinic/contacts' })).toMatch(/<aside[^>]*data-page="contacts"/)
  })

  it.each(['default', 'landing-sidebar-wide', 'landing'] as const)('%s needs no sidebar', (layout) => {
    expect(draw(layout, {}, '')).not.toContain('<aside')
  })

  it('landing-blog has Home alone in its menu, the others have it first', () => {
    expect(menuOf(draw('landing-blog'))).toEqual(['/l/clinic'])
    for (const layout of ['default', 'landing', 'landing-wide', 'landing-sidebar-wide'] as const)
      expect(menuOf(draw(layout))[0]).toBe('/l/clinic')
  })

  it('landing-blog leads from its footer to what its menu leaves out', () => {
    const footer = draw('landing-blog', {
      site: { ...site, menu: [...site.menu, entry('/l/clinic/contacts')] },
    }).replace(/^.*<footer/, '')
    for (const to of ['/about', '/gallery', '/contacts']) expect(footer).toContain(`href="/l/clinic${to}"`)
  })

  it.each(['default', 'landing-wide', 'landing-sidebar-wide'] as const)(
    '%s keeps an entry that has both an address and items',
    (layout) =>
      expect(new Set(menuOf(draw(layout)))).toEqual(
        new Set(['/l/clinic', '/l/clinic/about', '/l/clinic/gallery']),
      ),
  )
})

test('a heading of the menu is no link', () => {
  const heading: MenuEntry = { title: { text: 'Клиникам', lang: 'ru' }, items: [entry('/mis')] }
  const html = draw('default', { site: { ...site, menu: [entry('/'), heading] } })
  expect(menuOf(html)).toEqual(['/', '/mis'])
  expect(html).toMatch(/<p[^>]*>Клиникам<\/p>/)
  expect(html).toMatch(/<button[^>]*popoverTarget="menu-1"[^>]*>Клиникам/i)
})

test.each(['default', 'landing'] as const)(
  'the footer of %s takes reports of mistakes where somebody reads them',
  (layout) => {
    const letters = (html: string) =>
      [...html.matchAll(/href="(mailto:[^"]+)"/g)].map(([, to = '']) => new URL(to))
    const { company, ...product } = site
    const own = layout === 'default' ? product : site
    expect(letters(draw(layout, { site: own }))).toEqual([])
    const [letter, ...more] = letters(draw(layout, { site: { ...own, contact: 'mistakes@shipa.example' } }))
    expect(more).toEqual([])
    expect(letter?.pathname).toBe('mistakes@shipa.example')
    expect(letter?.searchParams.get('subject')).toBe('Ошибка на странице /l/clinic')
  },
)

test('the footer links the product’s applications where there are any, and says nothing of them elsewhere', () => {
  const { company, ...product } = site
  expect(draw('default', { site: product })).not.toContain('Приложения')
  const apps = [
    { users: 'patients' as const, store: 'App Store', href: 'https://apps.apple.com/app/id1' },
    { users: 'doctors' as const, store: 'own.example', href: 'https://own.example/app' },
  ]
  const html = draw('default', { site: { ...product, apps } })
  expect(html).toMatch(/<h2>Приложения<\/h2>/)
  expect(html).toMatch(/href="https:\/\/apps.apple.com\/app\/id1">Пациентам: App Store</)
  expect(html).toMatch(/href="https:\/\/own.example\/app">Врачам: own.example</)
})

test('the footer leads to the product’s pages on its own site, and from a clinic’s to the directory', () => {
  const footer = (html: string) =>
    [...(/<footer.*<\/footer>/.exec(html)?.[0] ?? '').matchAll(/href="(\/[^"]*)"/g)].map(([, to]) => to)
  expect(footer(draw('landing')).slice(0, 3)).toEqual([
    '/companies/clinics',
    '/page/credits',
    '/page/personal-data',
  ])
  const profile = '/companies/clinics/clinic'
  expect(footer(draw('landing', { site: { ...site, profile } }))[0]).toBe(profile)
  const { company, ...own } = site
  const group: MenuEntry = { title: { text: 'Клиникам', lang: 'ru' }, items: [entry('/mis')] }
  const html = draw('default', { site: { ...own, menu: [entry('/'), group] } })
  expect(footer(html).slice(0, 3)).toEqual(['/mis', '/page/credits', '/page/personal-data'])
})
