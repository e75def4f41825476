import { eq } from 'drizzle-orm'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { mostLike } from '../../../schemas/exchange/kinds/most-like.ts'
import { fold } from '../../../schemas/formats/fold.ts'
import { isShortOf, shortName } from '../../../schemas/formats/short-name.ts'
import { cabinet, service } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Texts } from '../../kit/tables/columns.ts'
import { doctorNames } from '../visits/doctor-names.ts'

/** Codes by each of their names in any language: a name may be that of several. */
type Codes = ReadonlyMap<string, readonly string[]>

type Named = { code: string; texts: Partial<Texts> }

/** The words of a name in any order: tables say `Серик Ахметов` and `Ахметов Серик`. */
const inAnyOrder = (text: string): string => fold(text).split(' ').sort().join(' ')

/** The keys of a doctor's full name: with the patronymic, and without. */
const doctorKeys = (text: string): string[] => [
  inAnyOrder(text),
  inAnyOrder(text.split(' ').slice(0, 2).join(' ')),
]

const namesOf = ({ texts }: Named): string[] => Object.values(texts).filter(Boolean)

function codesOf(named: readonly Named[], keysOf: (text: string) => string[]): Codes {
  const codes = new Map<string, string[]>()
  for (const one of named)
    for (const key of new Set(namesOf(one).flatMap(keysOf)))
      codes.set(key, [...(codes.get(key) ?? []), one.code])
  return codes
}

/** How many names a fault has at most. */
const mostNamed = 5

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
  const names = { doctor: russian(doctors), branch: russian(branches), service: russian(services) }
  const doctorsOf = (text: string): readonly string[] => {
    const short = shortName(text)
    if (!short) return doctorCodes.get(inAnyOrder(text)) ?? []
    return doctors
      .filter((one) => namesOf(one).some((name) => isShortOf(short, name)))
      .map(({ code }) => code)
  }
  return {
    /** The doctors whom a text may name. */
    doctors: doctorsOf,
    /** The branches that a text may name; without one all of them. */
    branches: (text: string | undefined): readonly string[] =>
      text === undefined ? branches.map(({ code }) => code) : (branchCodes.get(fold(text)) ?? []),
    services: (text: string): readonly string[] => serviceCodes.get(fold(text)) ?? [],
    timezone: (code: string) => branches.find((one) => one.code === code)?.timezone,
    names,
    /** The names that are most like a text. */
    like: (of: keyof typeof names, text: string) => mostLike(text, [...names[of].values()], mostNamed),
  }
}
export type ClinicWords = Awaited<ReturnType<typeof clinicWords>>
