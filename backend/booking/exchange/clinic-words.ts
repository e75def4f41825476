import { eq } from 'drizzle-orm'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { fold } from '../../../schemas/formats/fold.ts'
import { cabinet, service } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Texts } from '../../kit/tables/columns.ts'
import { doctorNames } from '../visits/doctor-names.ts'

/** Codes by each of their names in any language; `undefined` for a name of several. */
type Codes = ReadonlyMap<string, string | undefined>

type Named = { code: string; texts: Partial<Texts> }

/** The words of a name in any order: tables say `Серик Ахметов` and `Ахметов Серик`. */
const inAnyOrder = (text: string): string => fold(text).split(' ').sort().join(' ')

/** The keys of a doctor's full name: with the patronymic, and without. */
const doctorKeys = (text: string): string[] => [
  inAnyOrder(text),
  inAnyOrder(text.split(' ').slice(0, 2).join(' ')),
]

function codesOf(named: readonly Named[], keysOf: (text: string) => string[]): Codes {
  const codes = new Map<string, string | undefined>()
  for (const { code, texts } of named)
    for (const text of new Set(Object.values(texts).filter(Boolean).flatMap(keysOf)))
      codes.set(text, codes.has(text) && codes.get(text) !== code ? undefined : code)
  return codes
}

/** Doctors, branches and services of a clinic, as tables name them. */
export async function clinicWords(orm: Orm, company: string) {
  const doctors = [...(await doctorNames(orm, company))].map(([code, texts]) => ({ code, texts }))
  const branches = await orm
    .select({ code: cabinet.code, texts: cabinet.name, timezone: cabinet.timezone })
    .from(cabinet)
    .where(eq(cabinet.company, company))
  const services = await orm
    .select({ code: service.code, texts: service.name })
    .from(service)
    .where(eq(service.company, company))
  const [doctorCodes, branchCodes, serviceCodes] = [
    codesOf(doctors, doctorKeys),
    codesOf(branches, (text) => [fold(text)]),
    codesOf(services, (text) => [fold(text)]),
  ]
  const russian = (all: readonly Named[]) =>
    new Map(all.map(({ code, texts }) => [code, pickLocalized(texts, 'ru')?.value ?? '']))
  return {
    doctor: (text: string) => doctorCodes.get(inAnyOrder(text)),
    branch: (text: string | undefined) =>
      text === undefined
        ? branches.length === 1
          ? branches[0]?.code
          : undefined
        : branchCodes.get(fold(text)),
    service: (text: string) => serviceCodes.get(fold(text)),
    timezone: (code: string) => branches.find((one) => one.code === code)?.timezone,
    names: { doctor: russian(doctors), branch: russian(branches), service: russian(services) },
  }
}
export type ClinicWords = Awaited<ReturnType<typeof clinicWords>>
