import { expect, it } from 'vitest'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { promiseGroups } from './promise-groups.ts'

const block = (id: string, items: Record<string, unknown>[]) => ({ id, type: 'faq', v: 1, props: { items } })
const steps = [{ text: { ru: 'Расскажите, что беспокоит.' } }]
const draft = {
  design: {},
  menu: [],
  pages: {
    index: { slug: '', title: { ru: 'Клиника' }, blocks: [block('a', steps)] },
    p1: {
      slug: 'patients',
      title: { ru: 'Пациентам' },
      blocks: [
        block('b', steps),
        block('c', [{ question: { ru: 'Больно ли?' }, answer: { ru: 'Чаще всего нет.' } }]),
      ],
    },
  },
} as unknown as SiteDraft
const at = (page: string, id: string, name: string) => [
  'pages',
  page,
  'blocks',
  id,
  'props',
  'items',
  0,
  name,
]

it('names every place of what is said twice, and the question of an answer', () => {
  const paths = [at('index', 'a', 'text'), at('p1', 'b', 'text'), at('p1', 'c', 'answer')]
  expect(promiseGroups(draft, paths, 'ru')).toEqual([
    { paths: paths.slice(0, 2), words: [{ question: '', text: 'Расскажите, что беспокоит.' }] },
    { paths: paths.slice(2), words: [{ question: 'Больно ли?', text: 'Чаще всего нет.' }] },
  ])
})
