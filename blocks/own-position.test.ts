import { expect, it } from 'vitest'
import type { Text } from '../locales/locale.ts'
import { ownPosition } from './own-position.ts'

const text = (value: string): Text => ({ text: value, lang: 'ru' })
const names = [text('Акушер-гинеколог'), text('Врач УЗИ')]

it('drops a position that only repeats the specialities', () => {
  expect(ownPosition(text('Акушер-гинеколог, врач УЗИ'), names)).toBeUndefined()
})

it('keeps one that says more, and one beside no specialities', () => {
  const [first = text('')] = names
  expect(ownPosition(text('Главный врач'), names)).toEqual(text('Главный врач'))
  expect(ownPosition(first, [])).toEqual(first)
  expect(ownPosition(undefined, [])).toBeUndefined()
})
