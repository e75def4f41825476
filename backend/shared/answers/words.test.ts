import { expect, it } from 'vitest'
import { nameWords } from './words.ts'

const inRussian = { lastName: { ru: 'Галиев' }, name: { ru: 'Тимур' }, middleName: null }
const inEnglish = {
  lastName: { ru: 'Галиев', en: 'Galiev' },
  name: { ru: 'Тимур', en: 'Timur' },
  middleName: { ru: 'Ринатович' },
}
const inUzbek = {
  lastName: { ...inEnglish.lastName, uz: 'Galiyev' },
  name: { ...inEnglish.name, uz: 'Temur' },
  middleName: { ru: 'Ринатович', uz: 'Rinatovich' },
}

it.each([
  [inUzbek, 'uz', 'Galiyev Temur Rinatovich', 'uz'],
  [inEnglish, 'en', 'Galiev Timur Ринатович', 'en'],
  [inEnglish, 'uz', 'Galiev Timur Ринатович', 'en'],
  [inUzbek, 'kk', 'Галиев Тимур Ринатович', 'ru'],
  [inRussian, 'uz', 'Галиев Тимур', 'ru'],
] as const)(
  'a doctor’s name %j is read in %s as “%s”: in the letters of the reader, if it is there',
  (name, locale, TEXT, LANG) => {
    expect(nameWords(name, locale)).toEqual({ TEXT, LANG })
  },
)
