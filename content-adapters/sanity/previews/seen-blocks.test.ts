import { expect, it } from 'vitest'
import { createSeenBlocks } from './seen-blocks.ts'

const item = (_key: string) => ({ _key, question: { ru: _key } })
const page = {
  _id: 'page-1',
  blocks: [
    { _type: 'faq', _key: 'a', items: [item('one'), item('two')] },
    { _type: 'columns', _key: 'b', blocks: [{ _type: 'hero', _key: 'c' }] },
    { _type: 'steps', _key: 'd', items: [{ title: 'without a key' }] },
  ],
}

it('finds blocks in whatever has the documents: a list, or the answers to several questions', () => {
  for (const answer of [page, [page], { q0: [{ _id: 'site-1' }], q1: [page] }]) {
    const { note, placeOf } = createSeenBlocks()
    note(answer)
    expect(placeOf('c')).toEqual({ id: 'page-1', path: ['blocks', { _key: 'b' }, 'blocks', { _key: 'c' }] })
  }
})

it('names entries of lists by their keys, and those without one by their place', () => {
  const { note, placeOf } = createSeenBlocks('body')
  note(page)
  expect(placeOf('a', 'items.1.question')?.path).toEqual([
    'body',
    { _key: 'a' },
    'items',
    { _key: 'two' },
    'question',
  ])
  expect(placeOf('d', 'items.0.title')?.path).toEqual(['body', { _key: 'd' }, 'items', 0, 'title'])
})

it('finds a paragraph between blocks, and no block that is made of other data', () => {
  const { note, placeOf } = createSeenBlocks()
  note({ _id: 'page-2', blocks: [{ _type: 'block', _key: 'p', children: [] }] })
  expect(placeOf('text-p')?.path).toEqual(['blocks', { _key: 'p' }])
  expect(placeOf('news')).toBeUndefined()
})

it('knows a bounded number of blocks, those that came last, however deep answers are', () => {
  const { note, placeOf } = createSeenBlocks('blocks', { most: 3 })
  const hero = (_key: string) => ({ _type: 'hero', _key })
  for (const id of ['one', 'two', 'three']) note({ _id: id, blocks: [hero(id), hero('shared')] })
  expect(['one', 'two', 'three', 'shared'].map((block) => placeOf(block)?.id)).toEqual([
    undefined,
    'two',
    'three',
    'three',
  ])
  const deep = (name: string) =>
    Array.from({ length: 100_000 }).reduce((inner) => ({ _key: 'deep', _id: 'deep', [name]: [inner] }), {})
  for (const name of ['blocks', 'parts']) note(deep(name))
  expect(placeOf('deep')?.id).toBe('deep')
})

it('finds blocks in the field that a dataset has them in', () => {
  const { note, placeOf } = createSeenBlocks('blocks', {
    listOf: (type) => (type === 'two' ? 'parts' : 'blocks'),
  })
  // As the query gives them: what is read as blocks is there under this name.
  note({ _id: 'page-3', blocks: [{ _type: 'two', _key: 'a', blocks: [{ _type: 'hero', _key: 'b' }] }] })
  expect(placeOf('b')?.path).toEqual(['blocks', { _key: 'a' }, 'parts', { _key: 'b' }])
})

it('opens the field that a mapping reads, in the language of a text that has several', () => {
  const props = { title: 'headline', items: "rows[]{'title': name, 'text': string(price)}" }
  const { note, placeOf } = createSeenBlocks('body', {
    propsOf: (type) => (type === 'heroBanner' ? props : undefined),
  })
  const rows = [{ _key: 'one', name: { ru: 'Осмотр' }, price: 5 }]
  const lead = [
    { _key: 'en', value: 'Gently' },
    { _key: 'ru', value: 'Бережно' },
  ]
  note({ _id: 'page-4', blocks: [{ _type: 'heroBanner', _key: 'h', headline: 'Лечим', lead, rows }] })
  const path = (field: string) => placeOf('h', field, 'ru')?.path.slice(2)
  expect(path('title')).toEqual(['headline'])
  expect(path('lead')).toEqual(['lead', { _key: 'ru' }, 'value'])
  expect(path('items.0.title')).toEqual(['rows', { _key: 'one' }, 'name', 'ru'])
  // What is computed opens what it is computed of.
  expect(path('items.0.text')).toEqual(['rows', { _key: 'one' }])
})
