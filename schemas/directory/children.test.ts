import { expect, it } from 'vitest'
import { isOfChildren } from './children.ts'

it.each([
  { ru: 'Детская клиника «Айналайын»' },
  { ru: 'Айналайын', kk: '«Айналайын» балалар клиникасы' },
  { ru: 'Kichkintoy', uz: '“Kichkintoy” bolalar klinikasi' },
  { ru: 'Педиатр' },
  { ru: 'Детский стоматолог' },
])('$ru is of children', (name) => expect(isOfChildren(name)).toBe(true))

it.each([
  { ru: 'Семейная клиника' },
  { ru: 'Стоматология для взрослых и детская' },
  { ru: 'Роддом', en: 'Childbirth centre' },
  { ru: 'Терапевт' },
])('$ru is not of children alone', (name) => expect(isOfChildren(name)).toBe(false))
