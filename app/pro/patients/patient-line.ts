import type { Locale } from '../../../locales/locale.ts'
import type { Translate } from '../../../locales/text-key.ts'
import type { PatientInShort } from '../../../schemas/api/patients.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { fullName } from '../../../schemas/formats/name.ts'

/** The full name of a patient. */
export const nameOf = ({ LASTNAME, NAME, MIDDLENAME }: PatientInShort): string =>
  fullName({ lastname: LASTNAME, name: NAME, middlename: MIDDLENAME })

/** By what patients of one name are told apart: birthday, the last four digits of the phone number, number of the card. */
export const marksOf = (
  { BIRTHDAY, TEL, PATIENT_NUMBER }: PatientInShort,
  locale: Locale,
  t: Translate,
): string =>
  [
    BIRTHDAY && formatCalendarDate(BIRTHDAY, locale),
    TEL && `… ${TEL.slice(-4, -2)} ${TEL.slice(-2)}`,
    t('business:patients.number', { number: PATIENT_NUMBER }),
  ]
    .filter(Boolean)
    .join(' · ')
