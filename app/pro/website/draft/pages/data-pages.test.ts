import { describe, expect, it } from 'vitest'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { currentPage, dataPage, slugOfDataPage } from './data-pages.ts'

const draft = { pages: { p1: { slug: 'contacts' } } } as unknown as Pick<SiteDraft, 'pages'>

describe('pages of data', () => {
  it('become the page that was written in their place', () => {
    expect(currentPage(draft, dataPage('contacts'))).toBe('p1')
    expect(currentPage(draft, dataPage('about'))).toBe(dataPage('about'))
  })

  it('are the index where a page of the draft has gone', () => {
    expect(currentPage(draft, 'p2')).toBe(dataPage(''))
    expect([slugOfDataPage(dataPage('')), slugOfDataPage('p1')]).toEqual(['', undefined])
  })
})
