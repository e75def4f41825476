import { describe, expect, it } from 'vitest'
import type { FromCanvas, ToCanvas } from '../../../../schemas/canvas/canvas-messages.ts'
import type { Change } from '../../../../schemas/draft/change.ts'
import type { RemoteChanges } from '../../../../schemas/draft/session.ts'
import { siteOf, titled } from '../../../../schemas/draft/testing/site-of.ts'
import { createDraftStore, type SaveAnswer } from '../draft/session/draft-store.ts'
import { linkCanvas } from './canvas-link.ts'

const site = siteOf([titled('a'), titled('b')])

const block = (id: string, ...rest: string[]) => ['pages', 'index', 'blocks', id, ...rest]
const title = (id: string, value: string): Change => ({ path: block(id, 'props', 'title', 'ru'), value })
const template = (value: string): Change => ({ path: ['design', 'template'], value })

/** A store and the page in its frame, which records the messages; the server answers with these changes of others, or not at all. */
function open(...remote: (RemoteChanges['changes'] | undefined)[]) {
  let revision = 0
  const save = async (): Promise<SaveAnswer> => {
    const changes = remote.shift()
    return changes ? { kind: 'saved', remote: { revision: ++revision, changes } } : { kind: 'unreachable' }
  }
  // The storage of the browser is shared by all stores of one owner.
  const owner = { company: crypto.randomUUID(), tab: '1', person: 'a@example.kz' }
  const kept = { unsaved: undefined, steps: { undo: [], redo: [] } }
  const store = createDraftStore({
    opened: { revision, draft: site },
    read: async () => undefined,
    announceRestored: (fault) => fault,
    save,
  })
  store.getState().open(owner, kept)
  const told: ToCanvas[] = []
  const shown: boolean[] = []
  const link = linkCanvas({
    store,
    page: 'index',
    tell: (message) => told.push(message),
    onShown: (isShown) => shown.push(isShown),
  })
  /** The messages since the last call: ids and order, or that the page is read again. */
  const heard = () =>
    told
      .splice(0)
      .map((one) =>
        one.kind === 'draw' ? [one.blocks.map(({ id }) => id).join(), one.order?.join() ?? ''] : one.kind,
      )
  const say = (message: FromCanvas) => link.hear(message)
  const { refresh } = link
  return {
    store,
    heard,
    say,
    shown,
    refresh,
    change: (...all: Change[]) => store.getState().change(all, 'change'),
  }
}

describe('the page in the frame', () => {
  it('shows what was changed before it was loaded as soon as it listens', () => {
    const { change, heard, say } = open()
    change(title('a', 'А'))
    expect(heard()).toEqual([])
    say({ kind: 'ready' })
    expect(heard()).toEqual([['a', '']])
  })

  it('shows at once what is typed, moved, removed, and taken back', () => {
    const { change, heard, say, store } = open()
    say({ kind: 'ready' })
    change(title('a', 'А'))
    change({ path: block('a'), place: { after: 'b' } })
    change({ path: block('b') })
    expect(heard()).toEqual([
      ['a', ''],
      ['', 'b,a'],
      ['', 'a'],
    ])
    store.getState().takeBack()
    expect(heard()).toEqual([['b', 'b,a']])
  })

  it('is read again when facts were changed at their source, once everything is saved', async () => {
    const { change, heard, say, store, refresh } = open([])
    say({ kind: 'ready' })
    refresh()
    expect(heard()).toEqual(['refresh'])
    change(title('a', 'А'))
    refresh()
    expect(heard()).toEqual([['a', '']])
    await store.getState().save()
    expect(heard()).toEqual(['refresh'])
  })

  it('is left alone by a save that brings nothing new, and shows what others have changed', async () => {
    const { change, heard, say, store } = open([], [title('b', 'их')])
    say({ kind: 'ready' })
    for (const value of ['А', 'Ая']) {
      change(title('a', value))
      await store.getState().save()
    }
    expect(heard()).toEqual([
      ['a', ''],
      ['a', ''],
      ['b', ''],
    ])
  })

  it('is read again when something beside its blocks is saved, but not while anything waits', async () => {
    const { change, heard, say, store } = open([], [])
    say({ kind: 'ready' })
    change(template('landing-wide'))
    // The corners of the template, which the page can show at once.
    expect(heard()).toEqual(['theme'])
    const saving = store.getState().save()
    change(title('a', 'А'))
    await saving
    expect(heard()).toEqual([['a', '']])
    await store.getState().save()
    expect(heard()).toEqual(['refresh'])
  })

  it('shows a colour while it is chosen, and nothing that is half typed', () => {
    const { change, heard, say } = open()
    say({ kind: 'ready' })
    const accent = (value: string): Change => ({ path: ['design', 'theme', 'accent'], value })
    change(accent('#7b3'))
    expect(heard()).toEqual([])
    change(accent('#7b3569'))
    change({ path: ['design', 'theme', 'fonts'], value: 'nunito' })
    expect(heard()).toEqual(['theme'])
  })

  it('is read again with the next save if it could not show something, which the builder is told', async () => {
    const { change, heard, say, shown, store } = open([])
    say({ kind: 'ready' })
    change(title('a', 'А'))
    say({ kind: 'failed', seq: 1 })
    await store.getState().save()
    expect(heard()).toEqual([['a', ''], 'refresh'])
    say({ kind: 'drawn', seq: 2 })
    expect(shown).toEqual([false, true])
  })

  it('is read again, and nobody is told, where an answer came too late', async () => {
    const { change, heard, say, shown, store } = open([])
    say({ kind: 'ready' })
    change(title('a', 'А'))
    say({ kind: 'failed', seq: 0, isLate: true })
    await store.getState().save()
    expect(heard()).toEqual([['a', ''], 'refresh'])
    expect(shown).toEqual([])
  })
})
