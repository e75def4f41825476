import { expect, test } from 'vitest'
import type { Company } from '../../content-adapters/entities/company.ts'
import type { MenuItem } from '../../content-adapters/entities/menu.ts'
import type { MenuEntry } from '../../schemas/page/page.ts'
import { productHost } from '../core/host.ts'
import { siteInfo } from './site-info.ts'

const item = (path: string, items: MenuItem[] = []): MenuItem => ({
  title: { ru: path },
  slug: path.slice(1),
  link: { kind: 'page', path },
  items,
})
const company: Company = {
  code: '1',
  slug: 'clinic',
  kind: 'clinic',
  name: { ru: 'Клиника' },
  country: 'KZ',
  phones: [],
  isOnlineEntryActive: false,
  template: 'landing',
  timezone: 'Asia/Almaty',
  isDemo: false,
}
const menu = [item('/news'), item('/about', [item('/gallery')])]

/** Paths of the menu entries that have `current`, with its value. */
function marks(path: string) {
  const all = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => [entry, ...all(entry.items ?? [])])
  return all(siteInfo({ company, menu }, 'kk', path, productHost('https://own.example')).menu).flatMap(
    ({ href, current }) => (current ? [[href, current]] : []),
  )
}

test('marks the open page as the page, and the entries above it as its branch', () => {
  expect(marks('/l/clinic')).toEqual([['/kk/l/clinic', 'page']])
  expect(marks('/l/clinic/news')).toEqual([['/kk/l/clinic/news', 'page']])
  expect(marks('/l/clinic/news/promo/one')).toEqual([['/kk/l/clinic/news', 'branch']])
  expect(marks('/l/clinic/gallery')).toEqual([
    ['/kk/l/clinic/about', 'branch'],
    ['/kk/l/clinic/gallery', 'page'],
  ])
})
