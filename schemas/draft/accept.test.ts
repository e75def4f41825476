import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEqual } from '../core/is-equal.ts'
import { deepFreeze } from '../testing/places.ts'
import { accept, type Entry, rewind, touchedPaths } from './accept.ts'
import { applyChange, type Change, currentValue } from './change.ts'
import { conflicted, type DraftSession, draftOf, edit, saved, send } from './session.ts'
import type { SiteDraft } from './site-draft.ts'
import { anyDraft, anyEdit, toChange } from './testing/random-drafts.ts'

const site = deepFreeze({
  design: { template: 'landing', theme: {} },
  menu: [],
  pages: {
    index: {
      slug: '',
      title: { ru: 'Клиника' },
      blocks: [
        {
          id: 'a',
          type: 'hero',
          v: 1,
          props: { title: { ru: 'Зубы' } },
          children: [{ id: 'b', type: 'hero', v: 1, props: {} }],
        },
      ],
    },
  },
}) as unknown as SiteDraft
const a = ['pages', 'index', 'blocks', 'a']
const title = [...a, 'props', 'title']

/** The entry and the draft that another editor's changes result in. */
function savedBefore(...changes: Change[]): { draft: SiteDraft; later: Entry[] } {
  const outcome = accept(site, [], changes)
  if (!('draft' in outcome)) throw new Error('the changes of the other must apply')
  return { draft: outcome.draft, later: [outcome.entry] }
}

describe('a change of an older revision', () => {
  it('is merged with one of another field, even of the same block and text', () => {
    const { draft, later } = savedBefore({ path: [...title, 'kk'], value: 'Тістер' })
    expect(accept(draft, later, [{ path: [...title, 'uz'], value: 'Tishlar' }])).toMatchObject({
      draft: {
        pages: { index: { blocks: [{ props: { title: { ru: 'Зубы', kk: 'Тістер', uz: 'Tishlar' } } }] } },
      },
    })
  })

  it('asks about the same field, with the value before and theirs (PS2)', () => {
    const change = { path: [...title, 'ru'], value: 'Наши зубы' }
    const { draft, later } = savedBefore({ path: [...title, 'ru'], value: 'Ваши зубы' })
    expect(accept(draft, later, [change])).toEqual({
      conflicts: [{ change, base: 'Зубы', theirs: 'Ваши зубы', entry: 0 }],
    })
  })

  it('asks about nothing where both have typed the same', () => {
    const change = { path: [...title, 'ru'], value: 'Наши зубы' }
    const { draft, later } = savedBefore(change)
    expect(accept(draft, later, [change])).toEqual({ draft, entry: { changes: [], inverses: [] } })
  })

  it.each<[string, Change, Change]>([
    ['text of a block that was removed', { path: a }, { path: [...title, 'ru'], value: 'x' }],
    [
      'text of a block whose parent was removed',
      { path: a },
      { path: ['pages', 'index', 'blocks', 'b', 'props', 'x'], value: 1 },
    ],
    [
      'removal of a block whose child was changed',
      { path: ['pages', 'index', 'blocks', 'b', 'props', 'x'], value: 1 },
      { path: a },
    ],
    [
      'text of a page that was removed',
      { path: ['pages', 'index'] },
      { path: ['pages', 'index', 'title', 'ru'], value: 'x' },
    ],
    [
      'place of a block that was moved',
      { path: ['pages', 'index', 'blocks', 'b'], place: { after: 'a' } },
      { path: ['pages', 'index', 'blocks', 'b'], place: { after: null } },
    ],
  ])('asks about the %s', (_, theirs, mine) => {
    const { draft, later } = savedBefore(theirs)
    expect(accept(draft, later, [mine])).toMatchObject({ conflicts: [{ change: mine }] })
  })

  it('is refused if it fits no revision', () => {
    const change = { path: ['pages', 'index', 'blocks', 'never', 'props', 'x'], value: 1 }
    expect(accept(site, [], [change])).toEqual({ refused: [change] })
  })

  it('can be rewound', () => {
    fc.assert(
      fc.property(anyDraft, fc.array(anyEdit, { maxLength: 8 }), (draft, edits) => {
        let current = draft
        const entries: Entry[] = []
        for (const drawn of edits) {
          const change = toChange(current, drawn)
          const outcome = change && accept(current, [], [change])
          if (!outcome || !('draft' in outcome)) continue
          current = outcome.draft
          entries.push(outcome.entry)
        }
        expect(rewind(current, entries)).toStrictEqual(draft)
      }),
      { numRuns: 300 },
    )
  })
})

const nothing: Entry = { changes: [], inverses: [] }

/** A server of one draft, as `backend/clinic-site/drafts` keeps it in the database. */
class Server {
  draft: SiteDraft
  readonly entries: Entry[] = []
  constructor(draft: SiteDraft) {
    this.draft = draft
  }
  newsSince(revision: number) {
    const changes = this.entries.slice(revision).flatMap((entry) => entry.changes)
    return { revision: this.entries.length, changes }
  }
}

/** One exchange of an editor with the server; `keepMine` decides conflicts. Returns what was saved. */
function exchange(server: Server, session: DraftSession, keepMine: boolean): [DraftSession, Entry] {
  const sending = send(session, 'id')
  if (!sending.sending) return [sending, nothing]
  const news = server.newsSince(sending.revision)
  const outcome = accept(server.draft, server.entries.slice(sending.revision), sending.sending.changes)
  if ('draft' in outcome) {
    server.draft = outcome.draft
    server.entries.push(outcome.entry)
    return [saved(sending, { ...news, revision: server.entries.length }), outcome.entry]
  }
  const asked = 'conflicts' in outcome ? outcome.conflicts.map(({ change }) => change) : outcome.refused
  const rest = conflicted(sending, news, asked)
  const again = keepMine ? asked.filter((change) => applyChange(draftOf(rest), change)) : []
  return [edit(rest, again), nothing]
}

describe('two editors of one draft, one of them offline for a while', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ who: fc.nat(1), edit: anyEdit }),
      fc.record({ who: fc.nat(1), sends: fc.constant(true), keepMine: fc.boolean() }),
    ),
    { maxLength: 30 },
  )

  it('end with the same draft, and what was saved is there until somebody changes it', () => {
    fc.assert(
      fc.property(anyDraft, steps, (draft, history) => {
        const server = new Server(deepFreeze(draft))
        const sessions: DraftSession[] = [0, 1].map(() => ({ revision: 0, base: draft, waiting: [] }))
        const sendOf = (who: number, keepMine: boolean) => {
          const [next, { changes, inverses }] = exchange(server, sessions[who] as DraftSession, keepMine)
          sessions[who] = next
          const touched = changes.map((change, index) => touchedPaths(change, inverses[index] ?? change))
          for (const [index, change] of changes.entries()) {
            const isChangedAgain = touched
              .slice(index + 1)
              .flat()
              .some(
                (path) =>
                  isEqual(path.slice(0, change.path.length), change.path) ||
                  isEqual(path, change.path.slice(0, path.length)),
              )
            if (!isChangedAgain && change.value !== undefined && !change.place)
              expect(currentValue(server.draft, change.path)).toEqual(change.value)
          }
        }
        for (const step of history) {
          const session = sessions[step.who] as DraftSession
          if ('sends' in step) sendOf(step.who, step.keepMine)
          else {
            const change = toChange(draftOf(session), step.edit)
            if (change) sessions[step.who] = edit(session, [change])
          }
        }
        for (const who of [0, 1, 0, 1])
          for (let round = 0; round < 40 && (sessions[who] as DraftSession).waiting.length > 0; round++)
            sendOf(who, true)
        for (const { base, waiting, revision } of sessions) {
          expect(waiting).toEqual([])
          const { changes } = server.newsSince(revision)
          expect(
            changes.reduce((current, change) => applyChange(current, change)?.draft ?? current, base),
          ).toEqual(server.draft)
        }
      }),
      { numRuns: 500 },
    )
  })
})
