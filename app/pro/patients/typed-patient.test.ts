import { describe, expect, it } from 'vitest'
import { typedPatient } from './typed-patient.ts'

describe('what was typed and found nobody begins a new card:', () => {
  it.each([
    ['серикова айгуль', { LASTNAME: 'Серикова', NAME: 'Айгуль' }],
    ['Ким Виктор Олегович', { LASTNAME: 'Ким', NAME: 'Виктор', MIDDLENAME: 'Олегович' }],
    ['8 701 123', { TEL: '8 701 123' }],
    ['+7 (701) 123-45-67 ким', { LASTNAME: 'Ким', TEL: '+7 (701) 123-45-67' }],
    ['ким 12.03.1985', { LASTNAME: 'Ким', BIRTHDAY: '1985-03-12' }],
    ['417', {}],
    ['  ', {}],
  ])('"%s"', (typed, first) => {
    expect(typedPatient(typed)).toEqual(first)
  })
})
