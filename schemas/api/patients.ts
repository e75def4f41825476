import { locales } from '../../locales/locale.ts'
import { roles } from '../access/roles.ts'
import { maxPictureBytes } from '../formats/picture-file.ts'
import { mergeFields } from '../patients/merge-fields.ts'
import { openedParts } from '../patients/opened-parts.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { birthday, email, personName, phone, problem } from './fields.ts'
import { blank, file, lines, patientConsent } from './form-fields.ts'
import { paged } from './paged.ts'
import { words } from './profile.ts'

const inShort = {
  PATIENT_CODE: z.string(),
  /** Number of the card in the company, which people read out. */
  PATIENT_NUMBER: z.int(),
  LASTNAME: z.string(),
  NAME: z.string(),
  MIDDLENAME: z.string().nullable(),
  BIRTHDAY: z.string().nullable(),
  TEL: z.string().nullable(),
  /** A small photo as the address of an image; the card has a call with the larger one. */
  PHOTO: z.string().nullable(),
}

/** A patient in a list. */
export const patientInShort = z.object(inShort).meta({ id: 'PatientInShort' })
export type PatientInShort = z.infer<typeof patientInShort>

/** At most 20 patients, by name; without `search` those whose cards were changed last. */
export const patientList = paged(patientInShort)

export const patientQuery = z.object({
  search: z
    .string()
    .max(120)
    .describe(
      'Words of the name in any script, three or more digits of the phone number, a birthday, the number of the card.',
    )
    .optional(),
})

/** A patient’s card. */
export const patientCard = z
  .object({
    ...inShort,
    EMAIL: z.string().nullable(),
    LOCALE: z.enum(locales),
    DO_NOT_CALL: z.boolean(),
    /** What reception should know; nothing medical. */
    REMARK: z.string().nullable(),
    /** Whether the patient reads in the profile who has opened the card. */
    HAS_ACCOUNT: z.boolean(),
    CONSENT_AT: z.string().nullable(),
    CONSENT_TEXT: z.string().nullable(),
    /** When the patient agreed to the photo. */
    PHOTO_CONSENT_AT: z.string().nullable(),
    /** What the holder of TEL has said of messages by WhatsApp: when and to which words they have agreed, and whether they have refused since. */
    WHATSAPP: z
      .object({ AGREED_AT: z.string(), WORDING: z.string().nullable(), STOPPED_AT: z.string().nullable() })
      .nullable()
      .optional(),
    /** Other patients of the same phone number whom the caller may read. */
    SAME_PHONE: z.array(patientInShort),
    /** Cards that may be of the same person. */
    DOUBLES: z.array(patientInShort),
    /** The cards that were merged into this one, the last first. */
    MERGES: z.array(
      z.object({
        MERGE_CODE: z.string(),
        PATIENT_NUMBER: z.int(),
        NAME: z.string(),
        AT: z.string(),
        /** Full name of the member at that time. */
        BY: z.string(),
        /** Until when it can be undone; null where it cannot, or where a later one has to be undone first. */
        UNDO_UNTIL: z.string().nullable(),
      }),
    ),
    REVISION: z.int(),
    UPDATED_AT: z.string(),
  })
  .meta({ id: 'PatientCard' })
export type PatientCard = z.infer<typeof patientCard>

const flag = z.boolean(problem('invalid')).default(false)

const written = {
  LASTNAME: personName,
  NAME: personName,
  MIDDLENAME: blank(personName),
  BIRTHDAY: blank(birthday),
  TEL: blank(phone),
  EMAIL: blank(email),
  LOCALE: z.enum(locales, problem('invalid')),
  DO_NOT_CALL: flag,
  REMARK: blank(lines(500)),
  /** Whether the patient has agreed to the processing of the data; the time is that of the call. */
  CONSENT: flag,
}

/**
 * A patient whom the staff adds. Throws 409 `PATIENT_KNOWN` with those of the same name and the same phone number or birthday (`data.PATIENTS`),
 * unless `IS_ANOTHER` says that it is another person.
 */
export const patientBody = z.strictObject({ ...written, IS_ANOTHER: flag })

/** Changes a card; an absent field is emptied. Throws 412 with the card of now (`data.PATIENT`) and who has changed it (`data.UPDATED_BY`). */
export const patientChangeBody = z.strictObject({ ...written, REVISION: z.int(problem('invalid')) })

/** A photo of a patient, who has agreed to it. */
export const patientPhotoBody = z.strictObject({ file: file(maxPictureBytes), CONSENT: patientConsent })

const patientDouble = z
  .object({
    /** The older card first. */
    PATIENTS: z.array(patientInShort),
    /** What they have in common beside the name. */
    SAME: z.array(z.enum(['TEL', 'BIRTHDAY'])),
  })
  .meta({ id: 'PatientDouble' })
export type PatientDouble = z.infer<typeof patientDouble>

/** Pairs of cards that may be of one person, the newest first. */
export const patientDoubleList = paged(patientDouble)

const otherCard = z
  .string(problem('invalid'))
  .max(60, problem('invalid'))
  .describe('PATIENT_CODE of the other card.')

export const patientDistinctBody = z.strictObject({ OTHER: otherCard })

/** What the kept card takes over of the other one, and the versions that the caller has read. */
export const patientMergeBody = z.strictObject({
  OTHER: otherCard,
  FROM_OTHER: z.array(z.enum(mergeFields, problem('invalid'))).max(mergeFields.length),
  REVISION: z.int(problem('invalid')),
  OTHER_REVISION: z.int(problem('invalid')),
})

export const patientUnmergeBody = z.strictObject({ MERGE_CODE: z.uuid(problem('invalid')) })

const patientLetter = z
  .object({
    CODE: z.string(),
    TEXT: z.string(),
    AT: z.string(),
    /** Whether it waits for an answer of the clinic. */
    WAITS: z.boolean(),
    /** Of a review. */
    RATING: z.int().nullable(),
  })
  .meta({ id: 'PatientLetter' })
export type PatientLetter = z.infer<typeof patientLetter>

/** What a patient has written to the clinic, of one kind, the newest first. */
export const patientLetterList = paged(patientLetter)

const opening = {
  /** Full name and role at that time. */
  VIEWER: z.string(),
  ROLE: z.enum(roles),
  WHAT: z.enum(openedParts),
  AT: z.string(),
}

/** Who has opened a card, the newest first. */
export const patientOpeningList = paged(z.object(opening))

/** Who has opened the cards that clinics keep of a person, and of those for whom they book; the newest first. */
export const ownOpeningList = paged(z.object({ ...opening, PATIENT: z.string(), COMPANY: words }))
