import { expect, it } from 'vitest'
import { booksForChild } from './books-for-child.ts'

const doctor = (code: string, ...names: string[]) => ({ code, specialities: names.map((ru) => ({ ru })) })
const pediatrician = doctor('1', 'Педиатр')
const internist = doctor('2', 'Терапевт')
const both = doctor('3', 'Педиатр', 'Терапевт')
const clinic = { name: { ru: 'Авиценна' } }

it('a children’s clinic books for a child, whoever sees them', () => {
  const named = { name: { ru: 'Детская клиника «Айналайын»' } }
  const ofKind = { ...clinic, category: { ru: 'Детская поликлиника' } }
  for (const company of [named, ofKind]) expect(booksForChild(company, [internist])).toBe(true)
  expect(booksForChild(clinic, [pediatrician, doctor('4', 'Детский стоматолог')])).toBe(true)
})

it('any clinic does so with a doctor of children alone', () => {
  const doctors = [pediatrician, internist, both]
  expect(booksForChild(clinic, doctors, '1')).toBe(true)
  for (const wanted of ['2', '3', undefined]) expect(booksForChild(clinic, doctors, wanted)).toBe(false)
  expect(booksForChild(clinic, [])).toBe(false)
})
