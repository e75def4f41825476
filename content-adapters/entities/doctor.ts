import type { LocalizedRich, LocalizedText } from '../../schemas/core/localized.ts'
import type { Image } from './image.ts'
import type { OpeningHours } from './opening-hours.ts'

export type Specialist = {
  code: string
  slug: string
  /** Slug of the person in the directory, who may have cards in several clinics. */
  person?: string
  /** Full name as LASTNAME NAME MIDDLENAME (B-37). */
  name: LocalizedText
  photo?: Image
  specialities: LocalizedText[]
  /** Those of the specialities that have a code. */
  coded?: { code: string; name: LocalizedText }[]
  position?: LocalizedText
  experienceSince?: number
  languages: string[]
  /** What a first visit costs from, where it is known. */
  firstVisit?: { price: number; currency: string }
  about?: LocalizedRich
  education?: LocalizedText[]
}

/** A doctor as a person, with a card in each clinic (by code) where they see patients. */
export type Person = { slug: string; cards: { company: string; specialist: Specialist }[] }

/** Working hours of a doctor (by code) in one branch. */
export type Schedule = {
  specialist: string
  cabinet: { code: string; name?: LocalizedText }
  hours: OpeningHours
}

/** The next free slot that can be booked online, by the clock of the branch, as it was some minutes ago at most. */
export type NextFree = { date: string; time: string; cabinet: string }

/** A free slot that a list offers, with its instant in ISO 8601 and the code of its doctor. */
export type OfferedSlot = NextFree & { start: string; doctor: string }

/** The next free slot of a doctor, and those after it that are known. */
export type FreeOfDoctor = OfferedSlot & { later: OfferedSlot[] }
