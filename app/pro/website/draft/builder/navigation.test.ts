import { describe, expect, it } from 'vitest'
import { siteOf, titled } from '../../../../../schemas/draft/testing/site-of.ts'
import { createDraftStore } from '../session/draft-store.ts'
import { createNavigation } from './navigation.ts'
import { createSelection } from './selection.ts'

const site = siteOf([titled('a'), titled('b')])
const about = { slug: 'about', title: { ru: 'О нас' }, blocks: [titled('c')] }

function open() {
  const store = createDraftStore({
    opened: { revision: 0, save: undefined, draft: { ...site, pages: { ...site.pages, about } } },
    save: async () => ({ kind: 'unreachable' }),
    read: async () => undefined,
    announceRestored: (fault) => fault,
  })
  const selection = createSelection(store, { tab: 'blocks', language: 'kk', start: undefined })
  return { store, selection, ...createNavigation(store, selection) }
}

describe('what is open in the builder', () => {
  it('is the index at first, without a block and with the panel closed', () => {
    expect(open().selection.getState()).toMatchObject({
      ...{ page: 'index', language: 'kk', tab: 'blocks', isPanelOpen: false },
      selected: undefined,
    })
  })

  it('is the index when its page is removed, and that page again when this is taken back', () => {
    const { store, selection, openPage } = open()
    openPage('about')
    store.getState().change([{ path: ['pages', 'about'] }], 'removed')
    expect(selection.getState().page).toBe('index')
    store.getState().takeBack()
    expect(selection.getState().page).toBe('about')
  })

  it('tells nobody of letters', () => {
    const { store, selection } = open()
    let told = 0
    selection.subscribe(() => told++)
    store
      .getState()
      .change([{ path: ['pages', 'index', 'blocks', 'a', 'props', 'title', 'ru'], value: 'x' }], 'typed')
    expect(told).toBe(0)
  })

  it('visits a language until what is open is left', () => {
    const { selection, select, visitLanguage, setLanguage } = open()
    select('a')
    visitLanguage('uz')
    select('b')
    expect(selection.getState().language).toBe('uz')
    select(undefined)
    expect(selection.getState().language).toBe('kk')
    setLanguage('en')
    select(undefined)
    expect(selection.getState().language).toBe('en')
  })

  it('is a block of another page that a path leads to, in the language asked for', () => {
    const { selection, go } = open()
    const path = ['pages', 'about', 'blocks', 'c', 'props', 'title', 'uz']
    go(path, { language: 'uz' })
    expect(selection.getState()).toMatchObject({ page: 'about', selected: 'c', language: 'uz' })
    expect(selection.getState().target).toEqual({ path, seq: 1 })
    go(path)
    expect(selection.getState().target?.seq).toBe(2)
  })

  it('is an entry of the menu in the tab of the pages, with no block chosen', () => {
    const { selection, select, go } = open()
    select('a')
    go(['menu', 'm1'], { tab: 'pages' })
    expect(selection.getState()).toMatchObject({
      ...{ selected: undefined, tab: 'pages', isPanelOpen: true },
      opened: { kind: 'entry', id: 'm1' },
    })
  })
})
