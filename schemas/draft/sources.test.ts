import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Change } from './change.ts'
import { diffDrafts } from './diff.ts'
import { withChanges } from './session.ts'
import type { SiteDraft } from './site-draft.ts'
import { sourceChanges, staleSource, stillRight } from './sources.ts'
import { anyDraft, anyEdit, toChange } from './testing/random-drafts.ts'
import type { Texts } from './texts.ts'

const draft: SiteDraft = {
  design: { template: 'landing', theme: {} },
  menu: [{ id: 'm', name: { ru: 'О нас', kk: 'Біз туралы' }, type: 1, isHidden: false }],
  pages: {
    index: {
      slug: '',
      title: { ru: 'Главная', kk: 'Басты бет' },
      blocks: [
        {
          id: 'a',
          type: 'faq',
          v: 1,
          props: {
            title: { ru: 'Вопросы', kk: 'Сұрақтар' },
            items: [{ question: { ru: 'Где?', kk: 'Қайда?' } }, { question: { ru: 'Когда?', kk: 'Қашан?' } }],
          },
        },
      ],
    },
  },
}
const props = ['pages', 'index', 'blocks', 'a', 'props']
const title = (locale: string, value: string): Change => ({ path: [...props, 'title', locale], value })

/** Changes as the server saves them. */
function save(before: SiteDraft, changes: Change[], seen?: SiteDraft): SiteDraft {
  const after = withChanges(before, changes)
  return withChanges(after, sourceChanges({ before, after, ...(seen && { seen }) }, changes))
}
const titleOf = (of: SiteDraft) => of.pages.index?.blocks[0]?.props.title as Texts
const itemsOf = (of: SiteDraft) => of.pages.index?.blocks[0]?.props.items as { question: Texts }[]
const staleTitle = (of: SiteDraft) => staleSource(of, 'a', 'kk', titleOf(of))

describe('a translation', () => {
  it('is stale when its Russian changes, and says what that was, however many letters follow', () => {
    const typed = ['Част', 'Частые во', 'Частые вопросы'].reduce(
      (now, text) => save(now, [title('ru', text)]),
      draft,
    )
    expect(staleTitle(typed)).toBe('Вопросы')
    expect(Object.keys(typed.sources ?? {})).toHaveLength(1)
    expect(staleTitle(draft)).toBeUndefined()
  })
  it('is not stale once it is written anew, and is again when that is taken back', () => {
    const changed = save(draft, [title('ru', 'Частые вопросы')])
    const translated = save(changed, [title('kk', 'Жиі қойылатын сұрақтар')])
    expect(staleTitle(translated)).toBeUndefined()
    expect(staleTitle(save(translated, [title('kk', 'Сұрақтар')]))).toBe('Вопросы')
  })
  it('is not stale when both change together, or when the Russian comes back', () => {
    expect(staleTitle(save(draft, [title('ru', 'Ответы'), title('kk', 'Жауаптар')]))).toBeUndefined()
    expect(staleTitle(save(save(draft, [title('ru', 'Ответы')]), [title('ru', 'Вопросы')]))).toBeUndefined()
  })
  it('is not stale when somebody says that it is right, until the Russian changes again', () => {
    const changed = save(draft, [title('ru', 'Вопросы?')])
    const right = save(changed, [stillRight('a', 'kk', titleOf(changed))])
    expect(staleTitle(right)).toBeUndefined()
    expect(staleTitle(save(right, [title('ru', 'Ответы')]))).toBe('Вопросы?')
  })
  it('is not stale when only the look of its Russian changes', () => {
    const rich = (text: string, style: string) => [
      { _type: 'block', style, children: [{ _type: 'span', text }] },
    ]
    const set = (ru: unknown): Change => ({
      path: [...props, 'title'],
      value: { ru, kk: rich('Мәтін', 'normal') },
    })
    const before = withChanges(draft, [set(rich('Текст', 'normal'))])
    expect(staleTitle(save(before, [set(rich('Текст', 'h2'))]))).toBeUndefined()
    expect(staleTitle(save(before, [set(rich('Слова', 'normal'))]))).toBe('Текст')
  })
  it('in an item of a list keeps its source wherever the item moves', () => {
    const [where, when] = itemsOf(draft)
    const moved: Change = {
      path: [...props, 'items'],
      value: [when, { question: { ...where?.question, ru: 'Где вы?' } }],
    }
    const now = save(draft, [moved])
    const stale = itemsOf(now).map(({ question }) => staleSource(now, 'a', 'kk', question))
    expect(stale).toEqual([undefined, 'Где?'])
  })
  it('of a page and of an entry of the menu is stale too', () => {
    const now = save(draft, [
      { path: ['pages', 'index', 'title', 'ru'], value: 'Клиника' },
      { path: ['menu', 'm', 'name', 'ru'], value: 'О клинике' },
    ])
    expect(staleSource(now, 'index', 'kk', now.pages.index?.title ?? {})).toBe('Главная')
    expect(staleSource(now, 'm', 'kk', now.menu[0]?.name ?? {})).toBe('О нас')
  })
  it('of words that somebody else has changed meanwhile was made from the older ones', () => {
    const theirs = save(draft, [title('ru', 'Частые вопросы')])
    expect(staleTitle(save(theirs, [title('kk', 'Сұрақ-жауап')], draft))).toBe('Вопросы')
    expect(staleTitle(save(theirs, [title('kk', 'Сұрақ-жауап')]))).toBeUndefined()
  })
  it('is not stale where the Russian words were its own, which stood in until now', () => {
    const words = 'Savollar va javoblar'
    const lent = save(draft, [title('uz', words), title('ru', words), title('kk', '')])
    const now = save(lent, [title('ru', 'Вопросы и ответы')])
    expect(staleSource(now, 'a', 'uz', { uz: words, ru: 'Вопросы и ответы' })).toBeUndefined()
  })
  it('is as stale as before when an older version comes back', () => {
    const stale = save(draft, [title('ru', 'Частые вопросы')])
    const later = save(stale, [title('ru', 'Ответы'), title('kk', 'Жауаптар')])
    expect(staleTitle(save(later, diffDrafts(later, stale)))).toBe('Вопросы')
    expect(staleTitle(save(later, diffDrafts(later, draft)))).toBeUndefined()
  })
})

it('changes nothing but sources, and nothing for words that nobody has changed', () => {
  fc.assert(
    fc.property(anyDraft, fc.array(anyEdit, { maxLength: 8 }), (begun, edits) => {
      for (const edit of edits) {
        const change = toChange(begun, edit)
        if (!change) continue
        const after = withChanges(begun, [change])
        const added = sourceChanges({ before: begun, after }, [change])
        expect(added.every(({ path }) => path[0] === 'sources')).toBe(true)
        expect(sourceChanges({ before: after, after }, [change])).toEqual([])
        expect(diffDrafts(after, withChanges(after, added))).toEqual([])
      }
    }),
  )
})
