import { expect, it } from 'vitest'
import type { Cabinet } from '../entities/company.ts'
import { seenAt } from './seen-at.ts'

const branch = (code: string, address?: Cabinet['address']): Cabinet => ({
  code,
  name: { ru: code },
  phones: [],
  photos: [],
  timezone: 'Asia/Almaty',
  ...(address && { address }),
})
const cabinets = [
  branch('1', { ru: 'пр. Абая, 52', kk: 'Абай даңғылы, 52' }),
  branch('2', { ru: 'ул. Сейфуллина, 3' }),
  branch('3'),
]
const company = {
  address: { ru: 'пр. Абая, 52' },
  city: { slug: 'almaty', name: { ru: 'Алматы', en: 'Almaty' } },
}

it.each([
  ['the branch that is not the main one', ['2'], { ru: 'Алматы, ул. Сейфуллина, 3' }],
  [
    'each of several branches, in the languages of any',
    ['1', '2'],
    {
      ru: 'Алматы, пр. Абая, 52; ул. Сейфуллина, 3',
      kk: 'Алматы, Абай даңғылы, 52; ул. Сейфуллина, 3',
    },
  ],
  ['the city alone for a branch without an address', ['3'], company.city.name],
  ['the company where the branches are not known', [], { ru: 'Алматы, пр. Абая, 52' }],
])('names %s', (_, codes, address) => {
  expect(seenAt(company, cabinets, codes)).toEqual(address)
})
