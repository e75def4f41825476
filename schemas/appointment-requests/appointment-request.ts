import type { Label } from '../core/type.ts'

/** Parts of a day that suit a patient. */
export const dayParts = {
  morning: { ru: 'Утро', kk: 'Таңертең', uz: 'Ertalab', en: 'Morning' },
  day: { ru: 'День', kk: 'Күндіз', uz: 'Kunduzi', en: 'Afternoon' },
  evening: { ru: 'Вечер', kk: 'Кешке', uz: 'Kechqurun', en: 'Evening' },
} satisfies Record<string, Label>
export type DayPart = keyof typeof dayParts

/** Their names, in the order of a day. */
export const dayPartNames = Object.keys(dayParts) as [DayPart, ...DayPart[]]

/** The part of a day to which a time `09:30` belongs: the morning ends at noon, the evening begins at five. */
export function partOfDay(label: string): DayPart {
  if (label < '12:00') return 'morning'
  return label < '17:00' ? 'day' : 'evening'
}

/** Kinds of patients, as seen by the person who asks. */
export const patientKinds = {
  self: { ru: 'Для себя', kk: 'Өзім үшін', uz: 'Oʻzim uchun', en: 'For myself' },
  child: { ru: 'Для ребёнка', kk: 'Бала үшін', uz: 'Bola uchun', en: 'For a child' },
  other: { ru: 'Для другого', kk: 'Басқа адам үшін', uz: 'Boshqa kishi uchun', en: 'For someone else' },
} satisfies Record<string, Label>
export type PatientKind = keyof typeof patientKinds

/** States of a request for an appointment. */
export const requestStates = {
  new: { ru: 'Новая', kk: 'Жаңа', uz: 'Yangi', en: 'New' },
  called: { ru: 'Позвонили', kk: 'Қоңырау шалынды', uz: 'Qoʻngʻiroq qilindi', en: 'Called' },
  answered: { ru: 'Ответили', kk: 'Жауап берілді', uz: 'Javob berildi', en: 'Answered' },
  done: { ru: 'Записали', kk: 'Жазылды', uz: 'Yozildi', en: 'Booked' },
  declined: { ru: 'Отказ', kk: 'Бас тартылды', uz: 'Rad etildi', en: 'Declined' },
} satisfies Record<string, Label>
export type RequestState = keyof typeof requestStates

/** How long a new request may wait before the list says that it is late. */
export const answerWithinHours = 4
