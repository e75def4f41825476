import { expect, it } from 'vitest'
import type { Text } from '../../../locales/locale.ts'
import { standingOf } from './standing.ts'

const text = (value: string): Text => ({ text: value, lang: 'ru' })
const names = [text('Акушер-гинеколог'), text('Врач УЗИ')]

it('drops a position that the specialities name', () => {
  for (const position of ['Акушер-гинеколог, врач УЗИ', 'Врач УЗИ'])
    expect(standingOf(text(position), names)).toEqual({ specialities: names })
})

it('drops from a position the specialities that it lists', () => {
  const rest = { position: text('Главный врач'), specialities: names }
  expect(standingOf(text('Главный врач, акушер-гинеколог'), names)).toEqual(rest)
  expect(standingOf(text('Акушер-гинеколог, главный врач'), names)).toEqual(rest)
})

it('drops specialities that a position has within other words, and keeps the others', () => {
  const position = text('Врач акушер-гинеколог высшей категории')
  expect(standingOf(position, names)).toEqual({ position, specialities: names.slice(1) })
})

it('keeps both where each says something of its own, and either alone', () => {
  const position = text('Главный врач')
  expect(standingOf(position, names)).toEqual({ position, specialities: names })
  expect(standingOf(position, [])).toEqual({ position, specialities: [] })
  expect(standingOf(undefined, names)).toEqual({ position: undefined, specialities: names })
})
