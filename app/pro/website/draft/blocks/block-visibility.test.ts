import { describe, expect, it } from 'vitest'
import { withChanges } from '../../../../../schemas/draft/session.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { visibilityChanges } from './block-visibility.ts'

const draftWith = (block: StoredBlock) =>
  ({
    design: { template: 'landing', theme: {} },
    menu: [],
    pages: { index: { slug: '', title: { ru: 'Клиника' }, blocks: [block] } },
  }) as SiteDraft
const block: StoredBlock = { id: 'a', type: 'hero', v: 1, props: {} }
type Fields = Parameters<typeof visibilityChanges>[2]
const result = (from: StoredBlock, fields: Fields) =>
  withChanges(draftWith(from), visibilityChanges('index', from, fields)).pages.index?.blocks[0]

describe('when visitors see a block', () => {
  it('is set field by field', () => {
    const hidden = result(block, { isHidden: true })
    expect(hidden).toEqual({ ...block, visibility: { isHidden: true } })
    expect(visibilityChanges('index', hidden as StoredBlock, { from: '2026-12-01' })).toEqual([
      { path: ['pages', 'index', 'blocks', 'a', 'visibility', 'from'], value: '2026-12-01' },
    ])
  })

  it('leaves nothing behind when it is always again', () => {
    expect(result({ ...block, visibility: { from: '2026-12-01' } }, { from: undefined })).toEqual(block)
  })

  it('says nothing where nothing changes', () => {
    expect(visibilityChanges('index', block, { to: undefined })).toEqual([])
  })
})
