import { expect, test } from 'vitest'
import { type MainMenuEntry, mainMenu } from '../schemas/menu/main-menu.ts'
import type { MenuEntry } from '../schemas/page/page.ts'
import { productHost } from './core/host.ts'
import { siteInfo } from './document/site-info.ts'
import { findRoute } from './routes/router.ts'

const pathsOf = (entries: readonly MainMenuEntry[]): string[] =>
  entries.flatMap((entry) => ('path' in entry ? [entry.path] : pathsOf(entry.items)))
const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.items ?? [])])

test('begins with Home and leads only to pages that there are (B-22)', () => {
  expect(pathsOf(mainMenu)[0]).toBe('/')
  expect(pathsOf(mainMenu).filter((path) => !findRoute(path))).toEqual([])
})

test('marks Home on Home only, and the group of an open page (B-22)', () => {
  const marks = (path: string) =>
    flat(siteInfo(undefined, 'uz', path, productHost('https://own.example')).menu).flatMap(
      ({ title, current }) => (current ? [[title.text, current]] : []),
    )
  expect(marks('/')).toEqual([['Bosh sahifa', 'page']])
  expect(marks('/mis')).toEqual([
    ['Klinikalarga', 'branch'],
    ['Klinika axborot tizimi', 'page'],
  ])
  expect(marks('/page/credits')).toEqual([])
})
