import { expect, it } from 'vitest'
import { placeInWords } from './place-in-words.ts'

const address = 'район Старый город, ул. Мельничная, 21'

it.each([
  ['Жибек: ул. Мельничная', address, 'Жибек, район Старый город, ул. Мельничная, 21'],
  ['ул. Мельничная', address, address],
  [
    'Zhibek: Melnichnaya Street',
    '21 Melnichnaya Street, Old Town',
    'Zhibek, 21 Melnichnaya Street, Old Town',
  ],
  ['Филиал: на Абая', 'пр. Мира, 5', 'Филиал: на Абая, пр. Мира, 5'],
  ['Мир', 'пр. Мира, 5', 'Мир, пр. Мира, 5'],
  ['Жибек', '', 'Жибек'],
  ['', address, address],
])('names the street of a branch once: %s, %s', (name, at, said) => {
  expect(placeInWords(name, at)).toBe(said)
})

it('names the clinic once before its branch', () => {
  const clinic = 'Стоматология «Жибек»'
  expect(placeInWords('Жибек: ул. Мельничная', address, clinic)).toBe(`${clinic}, ${address}`)
  expect(placeInWords('На Абая', address, clinic)).toBe(`${clinic}, На Абая, ${address}`)
})
