import { expect, it } from 'vitest'
import { appended, fillNote } from './fill-note.ts'

const values = { 'patient.name': 'Ким Ольга', 'patient.birthday': null, 'visit.services': 'Осмотр' }

it('has the facts of the visit, and a line with its name for what nobody knows', () => {
  const body = { ru: '{patient.name}, {patient.birthday}\n{visit.services}\nЖалобы:' }
  expect(fillNote(body, values, 'ru')).toEqual({
    text: 'Ким Ольга, ____\nОсмотр\nЖалобы:',
    missing: ['Дата рождения пациента'],
  })
})
it('is in the language of the doctor, or in the nearest one that the template has', () => {
  const body = { ru: 'Пациент {patient.name}', uz: 'Bemor {patient.name}' }
  expect(fillNote(body, values, 'uz').text).toBe('Bemor Ким Ольга')
  expect(fillNote(body, values, 'kk').text).toBe('Пациент Ким Ольга')
  expect(fillNote({}, values, 'ru')).toEqual({ text: '', missing: [] })
})
it('comes below what is written, which stays', () => {
  expect(appended(' \n', 'Осмотр')).toBe('Осмотр')
  expect(appended('Жалоб нет.\n', 'Осмотр')).toBe('Жалоб нет.\n\nОсмотр')
})
