import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change } from '../../../../../schemas/draft/change.ts'
import { siteOf, titled } from '../../../../../schemas/draft/testing/site-of.ts'
import { createDraftStore, type SaveAnswer, type Sent } from './draft-store.ts'
import { readKept } from './saved-session.ts'

const site = siteOf([titled('a'), titled('b')])

const title = (id: string) => ['pages', 'index', 'blocks', id, 'props', 'title', 'ru']
const set = (id: string, value: string): Change => ({ path: title(id), value })
const none = { revision: 1, changes: [] }

/** The save that created the revision at which a store is opened. */
let saveId: string | undefined
const stored = new Map<string, string>()
let room = Number.POSITIVE_INFINITY
beforeEach(() => {
  saveId = undefined
  stored.clear()
  room = Number.POSITIVE_INFINITY
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const others = [...stored].reduce((sum, [name, one]) => (name === key ? sum : sum + one.length), 0)
      if (others + value.length > room) throw new Error('The storage is full')
      stored.set(key, value)
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

let owner = { company: '1001', person: 'a@example.kz', tab: '1' }

/** The draft that the server returns, and the revisions that it was asked for. */
let readable = site
const reads: (number | undefined)[] = []

/** A store with a server that gives these answers in their order. */
function open(...answers: SaveAnswer[]) {
  return openAt(0, ...answers)
}

async function openAt(revision: number, ...answers: SaveAnswer[]) {
  const sent: Sent[] = []
  const save = async (one: Sent) => {
    sent.push(one)
    return answers.shift() ?? { kind: 'unreachable' as const }
  }
  const kept = await readKept(owner)
  const read = async (at?: number) => {
    reads.push(at)
    return { revision: at ?? 0, draft: readable }
  }
  const announceRestored = (fault: string) => `step: ${fault}`
  const store = createDraftStore({
    opened: { revision, save: saveId, draft: site },
    save,
    read,
    announceRestored,
  })
  store.getState().open(owner, kept)
  return { store, sent }
}

const titleOf = ({ store }: Awaited<ReturnType<typeof open>>, id: string) =>
  store.getState().draft.pages.index?.blocks.find((block) => block.id === id)?.props.title

describe('an edited draft', () => {
  it('shows a change at once, and says when it is saved', async () => {
    const opened = await open({ kind: 'saved', remote: none })
    const { change, save } = opened.store.getState()
    change([set('a', 'А')], 'text')
    expect(titleOf(opened, 'a')).toEqual({ ru: 'А' })
    expect(opened.store.getState().state).toBe('waiting')
    await save()
    expect(opened.store.getState().state).toBe('saved')
    expect(opened.store.getState().session).toMatchObject({ revision: 1, waiting: [] })
  })

  it('takes letters of one field back together, and does them again', async () => {
    const opened = await open()
    const { change, takeBack, doAgain } = opened.store.getState()
    for (const text of ['Н', 'На', 'Наш']) change([set('a', text)], 'text')
    change([set('b', 'x')], 'text')
    takeBack()
    expect(titleOf(opened, 'b')).toEqual({ ru: 'b' })
    takeBack()
    expect(titleOf(opened, 'a')).toEqual({ ru: 'a' })
    doAgain()
    expect(titleOf(opened, 'a')).toEqual({ ru: 'Наш' })
  })

  it('takes back the words of one language at a time, also in a list that is set as a whole', async () => {
    const opened = await open()
    const { change, takeBack } = opened.store.getState()
    const items = ['pages', 'index', 'blocks', 'a', 'props', 'items']
    const set = (title: object) => change([{ path: items, value: [{ title }] }], 'text')
    set({ ru: 'Часы' })
    for (const kk of ['У', 'Уа', 'Уақыт']) set({ ru: 'Часы', kk })
    for (const uz of ['V', 'Vaqt']) set({ ru: 'Часы', kk: 'Уақыт', uz })
    const itemsOf = () => opened.store.getState().draft.pages.index?.blocks[0]?.props.items
    takeBack()
    expect(itemsOf()).toEqual([{ title: { ru: 'Часы', kk: 'Уақыт' } }])
    takeBack()
    expect(itemsOf()).toEqual([{ title: { ru: 'Часы' } }])
    takeBack()
    expect(itemsOf()).toBeUndefined()
  })

  it('takes words back together with the Russian ones for which they stand in', async () => {
    const opened = await open()
    const { change, takeBack } = opened.store.getState()
    const props = ['pages', 'index', 'blocks', 'a', 'props']
    const lent = (words: string) =>
      ['uz', 'ru'].map((one) => ({ path: [...props, 'lead', one], value: words }))
    const item = (words: string) => [{ path: [...props, 'items'], value: [{ t: { uz: words, ru: words } }] }]
    for (const words of ['B', 'Bi', 'Biz']) change(lent(words), 'text')
    for (const words of ['T', 'Ti', 'Tish']) change(item(words), 'text')
    const read = () => opened.store.getState().draft.pages.index?.blocks[0]?.props
    takeBack()
    expect(read()).toMatchObject({ items: [{ t: { uz: 'T', ru: 'T' } }] })
    takeBack()
    takeBack()
    expect(read()).toEqual({ title: { ru: 'a' } })
  })

  it('takes back what was typed after a pause alone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const opened = await open()
      const { change, takeBack } = opened.store.getState()
      for (const text of ['Н', 'Наш']) change([set('a', text)], 'text')
      vi.advanceTimersByTime(5000)
      for (const text of ['Наш д', 'Наш дом']) change([set('a', text)], 'text')
      takeBack()
      expect(titleOf(opened, 'a')).toEqual({ ru: 'Наш' })
      change([set('a', 'Наш сад')], 'text')
      takeBack()
      expect(titleOf(opened, 'a')).toEqual({ ru: 'Наш' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('sends the same changes under the same id until the server can be reached', async () => {
    const opened = await open({ kind: 'unreachable' }, { kind: 'saved', remote: none })
    const { change, save } = opened.store.getState()
    change([set('a', 'А')], 'text')
    await save()
    expect(opened.store.getState().state).toBe('offline')
    change([set('b', 'Б')], 'text')
    await save()
    expect(opened.sent[1]).toEqual(opened.sent[0])
    expect(opened.store.getState()).toMatchObject({ state: 'waiting', session: { waiting: [set('b', 'Б')] } })
    expect(titleOf(opened, 'b')).toEqual({ ru: 'Б' })
  })

  it('is as it was when the page is loaded again, with what was not saved and the steps of undo', async () => {
    const first = await open({ kind: 'unreachable' })
    first.store.getState().change([set('a', 'А')], 'text')
    await first.store.getState().save()
    first.store.getState().change([set('b', 'Б')], 'text')
    const again = await open({ kind: 'saved', remote: none })
    expect([titleOf(again, 'a'), titleOf(again, 'b')]).toEqual([{ ru: 'А' }, { ru: 'Б' }])
    await again.store.getState().save()
    expect(again.sent[0]?.id).toBe(first.sent[0]?.id)
    again.store.getState().takeBack()
    expect(titleOf(again, 'b')).toEqual({ ru: 'b' })
  })

  it('is sent with the revision that it was typed on, and with the newest one if all was saved', async () => {
    const first = await open({ kind: 'saved', remote: none }, { kind: 'unreachable' })
    first.store.getState().change([set('a', 'А')], 'text')
    await first.store.getState().save()
    const later = await openAt(9, { kind: 'saved', remote: none })
    later.store.getState().change([set('a', 'Я')], 'text')
    await later.store.getState().save()
    expect(later.sent[0]?.base).toBe(9)
    first.store.getState().change([set('b', 'Б')], 'text')
    await first.store.getState().save()
    const last = await openAt(12, { kind: 'saved', remote: none })
    await last.store.getState().save()
    expect(last.sent[0]?.base).toBe(1)
  })

  it('has what others have saved since once, when work of a page that is gone is saved', async () => {
    const first = await open({ kind: 'unreachable' })
    first.store.getState().change([set('a', 'А')], 'text')
    await first.store.getState().save()
    // The page is opened with a draft in which `a` was moved already; it would be moved a second time, to another place.
    const moved = { path: ['pages', 'index', 'blocks', 'a'], place: { after: 'gone' } }
    const again = await openAt(7, { kind: 'saved', remote: { revision: 8, changes: [moved] } })
    readable = siteOf([{ ...titled('a'), props: { title: { ru: 'А' } } }, titled('b')])
    reads.length = 0
    await again.store.getState().save()
    expect(again.sent[0]?.base).toBe(0)
    expect(reads).toEqual([8])
    expect(again.store.getState()).toMatchObject({ state: 'saved', session: { revision: 8 } })
    expect(again.store.getState().draft).toEqual(readable)
    again.store.getState().change([set('b', 'Б')], 'text')
    await again.store.getState().save()
    expect(again.sent[1]?.base).toBe(8)
  })

  it('goes on from the copy of a server that was restored, and undo brings back what was seen', async () => {
    const opened = await openAt(
      50,
      { kind: 'saved', remote: { revision: 51, changes: [] } },
      { kind: 'restored', fault: 'Копия старше.' },
      { kind: 'saved', remote: none },
    )
    const { change, save, takeBack } = opened.store.getState()
    change([set('a', 'Сохранено до копии')], 'text')
    await save()
    change([set('b', 'Б')], 'text')
    readable = site
    await save()
    expect(opened.store.getState()).toMatchObject({ state: 'waiting', session: { revision: 0 } })
    expect([titleOf(opened, 'a'), titleOf(opened, 'b')]).toEqual([{ ru: 'a' }, { ru: 'Б' }])
    expect(opened.store.getState().undo.at(-1)?.name).toBe('step: Копия старше.')
    await save()
    expect(opened.sent.at(-1)).toMatchObject({ base: 0, changes: [set('b', 'Б')] })
    takeBack()
    expect([titleOf(opened, 'a'), titleOf(opened, 'b')]).toEqual([{ ru: 'Сохранено до копии' }, { ru: 'Б' }])
  })

  it('names the save that led to its revision, also for what was kept by a page that is gone', async () => {
    saveId = 'first'
    const opened = await openAt(
      3,
      { kind: 'saved', remote: { revision: 4, save: 'second', changes: [] } },
      { kind: 'unreachable' },
    )
    const { change, save } = opened.store.getState()
    change([set('a', 'А')], 'text')
    await save()
    change([set('b', 'Б')], 'text')
    await save()
    saveId = 'of another history'
    const again = await openAt(4)
    await again.store.getState().save()
    const named = [...opened.sent, ...again.sent].map(({ base, baseSave }) => [base, baseSave])
    expect(named).toEqual([
      [3, 'first'],
      [4, 'second'],
      [4, 'second'],
    ])
  })

  it('goes on from a restored copy of which it is told while nothing waits, and says that all is saved', async () => {
    const opened = await open({ kind: 'saved', remote: none })
    opened.store.getState().change([set('a', 'А')], 'text')
    await opened.store.getState().save()
    readable = site
    await opened.store.getState().startFromRestored('Копия другая.')
    expect(opened.store.getState()).toMatchObject({ state: 'saved', draft: site })
    opened.store.getState().takeBack()
    expect(titleOf(opened, 'a')).toEqual({ ru: 'А' })
  })

  it('is not sent with the rights of another person who uses the same browser', async () => {
    const first = await open({ kind: 'unreachable' })
    first.store.getState().change([set('a', 'А')], 'text')
    owner = { ...owner, person: 'b@example.kz' }
    expect(titleOf(await open(), 'a')).toEqual({ ru: 'a' })
  })

  it('merges what others have changed, and keeps what was typed meanwhile', async () => {
    const theirs = { revision: 5, changes: [set('b', 'их')] }
    const opened = await open({ kind: 'saved', remote: theirs })
    const { change, save } = opened.store.getState()
    change([set('a', 'А')], 'text')
    const saving = save()
    change([set('a', 'Ая')], 'text')
    await saving
    expect([titleOf(opened, 'a'), titleOf(opened, 'b')]).toEqual([{ ru: 'Ая' }, { ru: 'их' }])
    expect(opened.store.getState().session.revision).toBe(5)
  })

  it('asks about what was typed in a field that others had changed before it was known', async () => {
    const gone = { path: ['pages', 'index', 'blocks', 'gone'] }
    const theirs = { revision: 5, changes: [gone, set('b', 'их')] }
    const opened = await open({ kind: 'saved', remote: theirs })
    const { change, save } = opened.store.getState()
    change([set('a', 'А')], 'text')
    const saving = save()
    change([set('b', 'моё')], 'text')
    change([set('a', 'Ая')], 'text')
    await saving
    expect(opened.store.getState().asked).toEqual([
      { change: set('b', 'моё'), base: 'b', theirs: 'их', by: null },
    ])
    expect([titleOf(opened, 'a'), titleOf(opened, 'b')]).toEqual([{ ru: 'Ая' }, { ru: 'их' }])
    expect(opened.store.getState().session.waiting).toEqual([set('a', 'Ая')])
  })

  it('asks about the same field, and keeps the other version for undo', async () => {
    const asked = { change: set('a', 'моё'), base: 'a', theirs: 'их', by: 'Ахметова Дана' }
    const remote = { revision: 2, changes: [set('a', 'их')] }
    const conflict = () => open({ kind: 'conflict', remote, asked: [asked] }, { kind: 'saved', remote: none })
    const opened = await conflict()
    opened.store.getState().change([set('a', 'моё')], 'text')
    await opened.store.getState().save()
    expect(opened.store.getState()).toMatchObject({ asked: [asked], state: 'saved' })
    expect(titleOf(opened, 'a')).toEqual({ ru: 'их' })
    opened.store.getState().decide(asked, true, 'choice')
    expect(titleOf(opened, 'a')).toEqual({ ru: 'моё' })
    opened.store.getState().takeBack()
    expect(titleOf(opened, 'a')).toEqual({ ru: 'их' })
    stored.clear()
    const other = await conflict()
    other.store.getState().change([set('a', 'моё')], 'text')
    await other.store.getState().save()
    other.store.getState().decide(asked, false, 'choice')
    expect(titleOf(other, 'a')).toEqual({ ru: 'их' })
    other.store.getState().takeBack()
    expect(titleOf(other, 'a')).toEqual({ ru: 'моё' })
  })

  it('takes a change back that the server refuses, and keeps the others', async () => {
    const opened = await open({
      kind: 'refused',
      remote: { revision: 0, changes: [] },
      changes: [set('a', 'А')],
    })
    opened.store.getState().change([set('a', 'А')], 'text')
    opened.store.getState().change([set('b', 'Б')], 'text')
    await opened.store.getState().save()
    expect(opened.store.getState().state).toBe('refused')
    expect([titleOf(opened, 'a'), titleOf(opened, 'b')]).toEqual([{ ru: 'a' }, { ru: 'Б' }])
  })

  it('gives up the oldest steps of undo before what is not saved', async () => {
    room = 700
    const opened = await open()
    const { change } = opened.store.getState()
    for (let step = 0; step < 40; step++) change([set(step % 2 ? 'a' : 'b', `text ${step}`)], `step ${step}`)
    expect(opened.store.getState().isKept).toBe(false)
    room = 6000
    change([set('a', 'last')], 'last')
    expect(opened.store.getState().isKept).toBe(true)
    const again = await open()
    expect(titleOf(again, 'a')).toEqual({ ru: 'last' })
    expect(again.store.getState().undo.at(-1)?.name).toBe('last')
    expect(again.store.getState().undo.length).toBeLessThan(40)
  })

  it('says why the server could not save, and keeps what waits', async () => {
    const opened = await open({ kind: 'failed', fault: 'Сессия закончилась.', isUnsaved: false })
    const { change, save } = opened.store.getState()
    change([set('a', 'А')], 'text')
    await save()
    expect(opened.store.getState()).toMatchObject({ state: 'failed', fault: 'Сессия закончилась.' })
    expect(titleOf(await open(), 'a')).toEqual({ ru: 'А' })
  })

  it('sends what could not be saved together with what is changed further', async () => {
    const fault = { kind: 'failed', fault: 'Слишком много данных.', isUnsaved: true } as const
    const opened = await open(fault, { kind: 'saved', remote: none })
    const { change, save } = opened.store.getState()
    change([set('a', 'Слишком длинно')], 'text')
    await save()
    change([set('a', 'Короче')], 'text')
    await save()
    expect(opened.sent[1]?.changes).toEqual([set('a', 'Короче')])
    expect(opened.sent[1]?.id).not.toBe(opened.sent[0]?.id)
  })

  it('is sent in parts if there is more than the server takes at once', async () => {
    const long = 'я'.repeat(500_000)
    const opened = await open(
      { kind: 'saved', remote: none },
      { kind: 'saved', remote: { revision: 2, changes: [] } },
    )
    const { change, save } = opened.store.getState()
    for (const at of ['a', 'b', 'a']) change([set(at, long + at)], 'text')
    change(
      Array.from({ length: 1001 }, (_, at) => set(at % 2 ? 'a' : 'b', `${at}`)),
      'many',
    )
    for (const _ of [1, 2]) await save()
    expect(opened.sent.map(({ changes }) => changes.length)).toEqual([2, 1000])
    expect(opened.store.getState()).toMatchObject({ state: 'waiting', session: { waiting: { length: 2 } } })
  })

  it('still asks about the same field when the tab was closed before an answer', async () => {
    const asked = { change: set('a', 'моё'), base: 'a', theirs: 'их', by: null }
    const opened = await open({ kind: 'conflict', remote: none, asked: [asked] })
    opened.store.getState().change([set('a', 'моё')], 'text')
    await opened.store.getState().save()
    expect((await open()).store.getState()).toMatchObject({ state: 'saved', asked: [asked] })
  })

  it.each([
    '{"revision":0,"waiting":[null]}',
    '{"revision":0,"waiting":[],"sending":{}}',
    '{"revision":0,"waiting":[{"path":["pages","__proto__"]}]}',
    '{"revision":0,',
  ])('is as the server has it if what the browser has kept is %s', async (text) => {
    stored.set('site:1001:a@example.kz:1', text)
    stored.set('site:1001:a@example.kz:1:steps', '{"undo":[{"name":"x"}],"redo":[]}')
    owner = { ...owner, person: 'a@example.kz' }
    expect((await open()).store.getState()).toMatchObject({ draft: site, state: 'saved', undo: [] })
  })

  it('goes on with what another tab has left, once its own work is saved', async () => {
    const opened = await openAt(3, { kind: 'saved', remote: { revision: 4, changes: [] } })
    const left = { revision: 1, waiting: [set('a', 'оставленное')] }
    opened.store.getState().change([set('b', 'своё')], 'text')
    expect(opened.store.getState().adopt(left)).toBe(false)
    await opened.store.getState().save()
    expect(opened.store.getState().adopt(left)).toBe(true)
    await opened.store.getState().save()
    expect(opened.sent[1]).toMatchObject({ base: 1, changes: left.waiting })
    expect(titleOf(await openAt(4), 'a')).toEqual({ ru: 'оставленное' })
  })
})
