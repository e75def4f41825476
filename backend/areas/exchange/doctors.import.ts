import { type ExchangedDoctor, exchange } from '../../../schemas/doctors/doctors.exchange.ts'
import { fold } from '../../../schemas/formats/fold.ts'
import type { Value } from '../../kit/area/area.ts'
import { importArea } from '../every/import-area.ts'
import { doctorTable } from './doctor-table.ts'
import { textsOf } from './texts-of.ts'

type NamedDoctor = ExchangedDoctor & { lastName: string; name: string }

const keyOf = (...names: (string | undefined)[]): string => fold(names.filter(Boolean).join(' '))

/** A text in Russian, with the other languages as they are. */
const withRussian = (text: string | undefined, before: unknown) =>
  text === undefined ? {} : { ...textsOf(before), ru: text }

/** Doctors of a table: those with the same full name are changed; photos, hours and what else the table does not say stay. */
export const imported = importArea<NamedDoctor>({
  area: 'doctors',
  definition: exchange,
  tableOf: doctorTable,
  keyOf: ({ lastName, name, middleName }) => keyOf(lastName, name, middleName),
  keyOfStored: ({ lastName, name, middleName }) =>
    keyOf(textsOf(lastName).ru, textsOf(name).ru, textsOf(middleName).ru),
  merge: ({ lastName, name, middleName, post, ...others }, before): Value => ({
    languages: [],
    features: [],
    places: [],
    education: [],
    ...before,
    ...others,
    // The key is the name, so that of a known doctor stays as it is written.
    lastName: before?.lastName ?? { ru: lastName },
    name: before?.name ?? { ru: name },
    ...(middleName !== undefined && { middleName: before?.middleName ?? { ru: middleName } }),
    ...(post !== undefined && { post: withRussian(post, before?.post) }),
  }),
})
