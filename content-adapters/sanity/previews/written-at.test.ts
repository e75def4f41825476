import { expect, it } from 'vitest'
import { writtenAt } from './written-at.ts'

const items = "content.rows[]{'title': name, \"text\": string(price) + ', ₸', note}"

it.each([
  ['title', {}, ['title']],
  ['title', { title: 'headline' }, ['headline']],
  ['title', { title: ' seo.title ' }, ['seo', 'title']],
  ['items.1.title', { items: 'rows' }, ['rows', '1', 'title']],
  ['items.1.title', { items: 'rows[]' }, ['rows', '1', 'title']],
  ['items.1.title', { items }, ['content', 'rows', '1', 'name']],
  ['items.1.note', { items }, ['content', 'rows', '1', 'note']],
  ['items.1.note', { items: "rows[]{..., 'title': name}" }, ['rows', '1', 'note']],
  [
    'action.label',
    { action: "select(defined(cta) => {'label': cta.label, 'link': cta.to})" },
    ['cta', 'label'],
  ],
])('%s of %j is written at %j', (field, props, path) => {
  expect(writtenAt(props as Record<string, string>, field.split('.'))).toEqual(path)
})

it('what is computed, or stands in another document, is written no deeper than its entry or its block', () => {
  expect(writtenAt({ items }, ['items', '1', 'text'])).toEqual(['content', 'rows', '1'])
  for (const title of [
    "'rows'",
    'page->title',
    'coalesce(a, b)',
    'select(a => b, c)',
    '{"other": a}',
    'rows[0].title',
    '((',
  ])
    expect([title, writtenAt({ title }, ['title', 'label'])]).toEqual([title, []])
})
