import type { Locale } from '../../../locales/locale.ts'
import type { BonusProgramme } from '../../../schemas/areas/bonus-programme.ts'

/** An invented patient. Several may have one phone number, as the children of a mother. */
export type WeekPatient = {
  lastName: string
  name: string
  middleName?: string
  birthday: string
  phone: string
  locale: Locale
  visitFor?: 'child' | 'other'
  doNotCall?: boolean
  /** What reception should know; nothing medical. */
  remark?: string
  /** E-mail address of a demo account that the card belongs to. */
  account?: string
}

type Letter = { text: string; name: string; lang: Locale; hoursAgo: number }

/** The week of a demo clinic around the day on which it is written. All of it is invented. */
export type WeekSeed = {
  /** Code of the company. */
  company: string
  /** E-mail addresses of the accounts that do the clinic's work. */
  reception: string
  /** A doctor with the card `doctor`, who writes the notes and issues the documents. */
  author: string
  owner: string
  doctor: string
  patients: readonly WeekPatient[]
  /** Codes of the services that a doctor is booked for; those with a fixed price become lines of a visit. */
  services: Readonly<Record<string, readonly string[]>>
  /** What a patient writes at the booking. */
  comments: Readonly<Record<Locale, readonly string[]>>
  /** Why the clinic has cancelled. */
  reason: string
  notes: readonly string[]
  programme: BonusProgramme
  /** Rows by name of the area, for a clinic that has none there, by the person who writes them. */
  areas: Readonly<Record<'author' | 'owner', Readonly<Record<string, readonly object[]>>>>
  questions: readonly (Letter & { specialist?: string })[]
  documentRequests: readonly (Letter & {
    state: 'new' | 'preparing'
    value: { document: string; patient: string; period?: string }
  })[]
}
