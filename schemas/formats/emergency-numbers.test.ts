import { expect, it } from 'vitest'
import { emergencyNumbers } from './emergency-numbers.ts'

it.each([
  ['Звоните 103 или 112. Сначала 103.', ['103', '112']],
  ['103', ['103']],
  ['Звоните\n103', ['103']],
  ['Скорая\t112', ['112']],
  ['https://clinic.example/a/103/b, /news/112', []],
  ['Телефон +7 727 103-45-67, дом 1030, 103,5 км.', []],
])('finds in %s the numbers %j', (text, numbers) => {
  expect(emergencyNumbers([text])).toEqual(numbers)
})

it('finds them in what rich text says, and not in where it leads', () => {
  const block = (text: string, more = {}) => ({
    _type: 'block',
    _key: 'a103',
    style: 'normal',
    children: [{ _type: 'span', _key: '112', text }],
    ...more,
  })
  const link = { markDefs: [{ _type: 'link', _key: 'b', href: 'https://clinic.example/a/103/b?x=112' }] }
  expect(emergencyNumbers([[block('Читайте здесь', link)]])).toEqual([])
  expect(emergencyNumbers([[block('Звоните'), block('112', link)]])).toEqual(['112'])
  expect(emergencyNumbers([[{ _type: 'callout', _key: 'c', content: [block('Скорая:\n103')] }]])).toEqual([
    '103',
  ])
})
