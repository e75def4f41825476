import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accept } from './accept.ts'
import { applyChange, type Change } from './change.ts'
import { mergeDrafts } from './merge-drafts.ts'
import type { SiteDraft } from './site-draft.ts'
import { anyDraft, anyEdit, toChange } from './testing/random-drafts.ts'
import { siteOf, titled } from './testing/site-of.ts'

const base = siteOf([titled('a', 'Зубы', 1)])
const titleOf = (locale: string) => ['pages', 'index', 'blocks', 'a', 'props', 'title', locale]
const changed = (...changes: Change[]) =>
  changes.reduce((draft, change) => {
    const applied = applyChange(draft, change)
    if (!applied) throw new Error('the change must apply')
    return applied.draft
  }, base)

describe('a version that was made of an older site', () => {
  it('is the version itself while nothing else was published', () => {
    const mine = changed({ path: titleOf('kk'), value: 'Тіс' })
    expect(mergeDrafts(base, mine, base)).toEqual({ draft: mine })
  })

  it('keeps what was published since', () => {
    const mine = changed({ path: titleOf('kk'), value: 'Тіс' })
    const theirs = changed({ path: ['pages', 'index', 'title', 'ru'], value: 'Новая' })
    const both = changed(
      { path: titleOf('kk'), value: 'Тіс' },
      { path: ['pages', 'index', 'title', 'ru'], value: 'Новая' },
    )
    expect(mergeDrafts(base, mine, theirs)).toEqual({ draft: both })
  })

  it('says where both have changed the same', () => {
    const mine = changed({ path: titleOf('ru'), value: 'Мои' })
    const theirs = changed({ path: titleOf('ru'), value: 'Их' })
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      problems: [{ path: titleOf('ru'), code: 'changedSince', params: {} }],
    })
  })

  it('asks nothing where both have made the same of it', () => {
    const mine = changed({ path: titleOf('ru'), value: 'Наши' })
    expect(mergeDrafts(base, mine, mine)).toEqual({ draft: mine })
  })

  it('never throws, and never changes what it was made of', () => {
    const edited = (draft: SiteDraft, edits: readonly Parameters<typeof toChange>[1][]) =>
      edits.reduce((current, drawn) => {
        const change = toChange(current, drawn)
        const outcome = change && accept(current, [], [change])
        return outcome && 'draft' in outcome ? outcome.draft : current
      }, draft)
    const edits = fc.array(anyEdit, { maxLength: 5 })
    fc.assert(
      fc.property(anyDraft, edits, edits, (draft, mine, theirs) => {
        const before = JSON.stringify(draft)
        const merged = mergeDrafts(draft, edited(draft, mine), edited(draft, theirs))
        if ('problems' in merged) expect(merged.problems.length).toBeGreaterThan(0)
        expect(JSON.stringify(draft)).toBe(before)
      }),
      { numRuns: 300 },
    )
  })
})
