import { expect, it } from 'vitest'
import { findKind } from './find-kind.ts'

const nothing = { words: [], specialities: [], doctors: 0, registeredAs: 'clinic' }

it.each([
  ['Демо-Дент', 'dentistry'],
  ['Детская стоматология «Зубик»', 'dentistry'],
  ['Ақ тіс клиникасы', 'dentistry'],
  ['Студенческая клиника', 'general'],
  ['Детская поликлиника № 3', 'children'],
  ['Qoʻqon poliklinikasi', 'polyclinic'],
  ['Зертхана «Сапа»', 'laboratory'],
  ['Кабинет врача Ахметовой', 'practice'],
  ['Журнал семейных врачей', 'journal'],
  ['Салауат', 'general'],
])('knows by its name that %s is %s', (name, kind) => {
  expect(findKind({ ...nothing, words: [name] })).toBe(kind)
})

it('asks the doctors where the name says nothing', () => {
  const of = (specialities: string[], doctors = specialities.length) =>
    findKind({ ...nothing, specialities, doctors })
  expect(of(['orthodontist', 'dentist', 'internist'])).toBe('dentistry')
  expect(of(['pediatrician', 'pediatrician', 'surgeon'])).toBe('children')
  expect(of(['internist', 'surgeon', 'urologist', 'cardiologist', 'neurologist'])).toBe('polyclinic')
  expect(of(['internist'])).toBe('practice')
  expect(of(['internist', 'surgeon'])).toBe('general')
  expect(findKind({ ...nothing, registeredAs: 'doctor' })).toBe('practice')
})
