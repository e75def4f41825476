import type { ApiQuery } from './api-query.ts'

const answers = () => import('../../schemas/api/patients.ts')

/** Subject (see `ApiQuery`) of a company's patients. */
export const patients = 'patients'

const pathOf = (place: string) => `/business-api-front2/${place}` as const
const onePath = (place: string, code: string) =>
  `${pathOf(place)}/patient/${encodeURIComponent(code)}` as const

/** Patients found by what somebody types; with nothing those whose cards were changed last. `place` is company and branch as in a path, `1001/11`. */
export const foundPatients = (place: string, search: string) =>
  ({
    key: [patients, place, 'found', search],
    path: `${pathOf(place)}/patients${search === '' ? '' : `?search=${encodeURIComponent(search)}`}`,
    schema: async () => (await answers()).patientList,
  }) satisfies ApiQuery

/** A patient's card. Each reading can be an opening that the patient is told of, so it is not fetched again by itself. */
export const patientCard = (place: string, code: string) =>
  ({
    key: [patients, place, 'card', code],
    path: onePath(place, code),
    schema: async () => (await answers()).patientCard,
    isStill: true,
  }) satisfies ApiQuery

/** Pairs of cards that may be of one person, the newest first. */
export const patientDoubles = (place: string) =>
  ({
    key: [patients, place, 'doubles'],
    path: `${pathOf(place)}/patient_doubles`,
    schema: async () => (await answers()).patientDoubleList,
  }) satisfies ApiQuery

/** The appointments of a patient, the newest first. */
export const patientVisits = (place: string, code: string) =>
  ({
    key: [patients, place, 'visits', code],
    path: `${onePath(place, code)}/visits`,
    schema: async () => (await import('../../schemas/api/visit.ts')).patientVisits,
  }) satisfies ApiQuery

/** The notes of doctors on a patient's visits. Each reading can be an opening that the patient is told of, so it is not fetched again by itself. */
export const patientNotes = (place: string, code: string) =>
  ({
    key: [patients, place, 'notes', code],
    path: `${onePath(place, code)}/notes`,
    schema: async () => (await import('../../schemas/api/visit.ts')).patientNotes,
    isStill: true,
  }) satisfies ApiQuery

/** What a patient has written to the clinic, of one kind: the last part of the path of its call. */
export const patientLetters = (
  place: string,
  code: string,
  kind: 'questions' | 'consultations' | 'reviews',
) =>
  ({
    key: [patients, place, kind, code],
    path: `${onePath(place, code)}/${kind}`,
    schema: async () => (await answers()).patientLetterList,
  }) satisfies ApiQuery

/** Who has opened a patient's card; for the owner. */
export const patientOpenings = (place: string, code: string) =>
  ({
    key: [patients, place, 'openings', code],
    path: `${onePath(place, code)}/openings`,
    schema: async () => (await answers()).patientOpeningList,
  }) satisfies ApiQuery
