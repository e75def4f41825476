import { describe, expect, it } from 'vitest'
import { applyChange, type Change } from '../../../../../schemas/draft/change.ts'
import type { DraftMenuItem, SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { reservedSlugs } from '../../../../../schemas/page/reserved-slugs.ts'
import { entriesTo, entryOf, pageAdded, pageRemoved, proposedSlug, slugChanged } from './page-changes.ts'

const about: DraftMenuItem = { ...entryOf({ ru: 'О нас' }, 'about'), id: 'm1' }
const again: DraftMenuItem = { ...about, id: 'm3', isHidden: true }
const group: DraftMenuItem = { ...entryOf({ ru: 'Клиника' }, 'group'), id: 'm2', items: [again] }
const block = { id: 'b1', type: 'page-title', v: 1, props: { title: { ru: 'О нас' } } }
const draft: SiteDraft = {
  design: { template: 'landing', theme: {} },
  menu: [about, group],
  pages: {
    p1: { slug: 'about', title: { ru: 'О нас' }, blocks: [block] },
    p2: { slug: 'prices', title: { ru: 'Цены' }, blocks: [] },
  },
}
const changed = (changes: Change[], site = draft): SiteDraft =>
  changes.reduce((now, change) => applyChange(now, change)?.draft ?? now, site)

const allIds = (items: readonly DraftMenuItem[]): string[] =>
  items.flatMap(({ id, items: inner = [] }) => [id, ...allIds(inner)])

describe('pages of a draft', () => {
  it('have an address from their name that is neither taken nor reserved', () => {
    expect(proposedSlug(draft, 'Вакансии')).toBe('vakansii')
    expect(proposedSlug(draft, 'About')).not.toBe('about')
    expect(proposedSlug(draft, 'UZ')).not.toBe('uz')
    const [reserved = ''] = reservedSlugs
    expect(reservedSlugs).not.toContain(proposedSlug(draft, reserved))
  })

  it('are added with blocks of their own ids, and with an entry at the end of the menu if wanted', () => {
    const page = { slug: 'copy', title: { ru: 'Копия' }, blocks: [block] }
    const { pages, menu } = changed(pageAdded(draft, 'p3', page, true))
    expect(pages.p3).toMatchObject({ slug: 'copy', blocks: [{ type: 'page-title', props: block.props }] })
    expect(pages.p3?.blocks[0]?.id).not.toBe(block.id)
    expect(menu.at(-1)).toMatchObject({ name: page.title, relationCode: 'copy' })
    expect(changed(pageAdded(draft, 'p3', page, false)).menu).toEqual(draft.menu)
    // An entry for the composed page at that address links to it already; a hidden entry does not count.
    const taken = { ...page, slug: 'about' }
    expect(pageAdded({ menu: [about] }, 'p3', taken, true)).toHaveLength(1)
    expect(pageAdded({ menu: [group] }, 'p3', taken, true)).toHaveLength(2)
  })

  it('go with the entries that lead to them, hidden and nested ones too', () => {
    expect(entriesTo(draft, 'about').map(({ id }) => id)).toEqual(['m1', 'm3'])
    const { pages, menu } = changed(pageRemoved(draft, 'p1'))
    expect(Object.keys(pages)).toEqual(['p2'])
    expect(allIds(menu)).toEqual(['m2'])
  })

  it('get another address, and the entries that lead to them follow', () => {
    const { pages, menu } = changed(slugChanged(draft, 'p1', 'us'))
    expect(pages.p1?.slug).toBe('us')
    expect(menu).toMatchObject([{ relationCode: 'us' }, { items: [{ relationCode: 'us' }] }])
    expect(entriesTo({ menu }, 'about')).toEqual([])
    expect(slugChanged(draft, 'p1', 'about')).toEqual([])
  })

  it('that an entry opens by its kind are opened by their new address', () => {
    const contacts = { id: 'm4', name: { ru: 'Контакты' }, type: 13, isHidden: false }
    const site = {
      ...draft,
      menu: [contacts],
      pages: { p4: { slug: 'contacts', title: { ru: 'К' }, blocks: [] } },
    }
    const { menu } = changed(slugChanged(site, 'p4', 'how-to-find'), site)
    expect(menu).toMatchObject([{ type: 0, relationType: 1, relationCode: 'how-to-find' }])
  })
})
