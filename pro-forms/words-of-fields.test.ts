import { expect, it } from 'vitest'
import doctors from '../schemas/areas/doctors.ts'
import { fieldOptions } from './field-options.ts'
import { wordsOfFields } from './words-of-fields.ts'

it('a portrait is described by the name of the doctor, in the languages in which it is written', () => {
  const { spoken } = fieldOptions(doctors.schema.properties.photo, 'ru')
  const value = {
    lastName: { ru: 'Каримова', uz: 'Karimova' },
    name: { ru: 'Нилуфар', uz: 'Nilufar ' },
    photo: {},
  }
  expect(wordsOfFields(value, spoken)).toEqual({ ru: 'Каримова Нилуфар', uz: 'Karimova Nilufar' })
  expect(wordsOfFields({ name: { ru: 'Нилуфар' } }, spoken)).toEqual({})
})
