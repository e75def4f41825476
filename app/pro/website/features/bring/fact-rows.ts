import { defaultLocale, type Locale } from '../../../../../locales/locale.ts'
import type { Service } from '../../../../../schemas/areas/services.ts'
import { saysLeast } from '../../../../../schemas/directory/least-price.ts'
import { fold } from '../../../../../schemas/formats/fold.ts'
import type { Hours } from '../../../../../schemas/formats/opening-hours.ts'
import { normalizeName } from '../../../../../schemas/formats/person-name.ts'
import type { Fact, FactKind, FoundPrice, FoundText } from '../../../../../schemas/site-import.ts'
import { unnamedGroup } from '../../../../../schemas/site-import.ts'
import { servedPrice } from '../../../../../site-import/facts/served-price.ts'
import { noteAfter } from '../../../services/service-note.ts'

/** The area in which a fact is kept. */
export type FactArea = 'services' | 'doctors' | 'cabinets' | 'company'

export const areaOfFact = (fact: Fact): FactArea => {
  if (fact.kind === 'price') return 'services'
  if (fact.kind === 'doctor') return 'doctors'
  if (fact.kind === 'email' || fact.kind === 'license') return 'company'
  return fact.kind === 'phone' && fact.isWhatsapp ? 'company' : 'cabinets'
}

type Value = Record<string, unknown>
/** The facts that a clinic has already. */
export type KnownFacts = {
  services: readonly Value[]
  doctors: readonly Value[]
  cabinet: Value
  company: Value
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values((value ?? {}) as Record<string, unknown>).filter((one) => typeof one === 'string')

const isNamed = (value: unknown, names: readonly string[]): boolean => {
  const known = textsOf(value).map(fold)
  return names.some((name) => known.includes(fold(name)))
}

/** The service of the clinic that a price is of. */
const serviceOf = (fact: FoundPrice, services: readonly Value[]): Value | undefined =>
  services.find(({ name }) => isNamed(name, textsOf(fact.name)))

/** True if the clinic has a fact already, so that it is not doubled. */
export function isKnown(fact: Fact, { services, doctors, cabinet, company }: KnownFacts): boolean {
  switch (fact.kind) {
    case 'price':
      return serviceOf(fact, services) !== undefined
    case 'doctor':
      return doctors.some(
        ({ lastName, name }) => isNamed(lastName, [fact.lastName]) && isNamed(name, [fact.name]),
      )
    case 'phone':
      return fact.isWhatsapp
        ? company.whatsapp === fact.number
        : Array.isArray(cabinet.phones) && cabinet.phones.includes(fact.number)
    case 'email':
      return textsOf(company.email).map(fold).includes(fold(fact.address))
    case 'license':
      return textsOf(company.license).some(
        (text) => text.replace(/\D/g, '') === fact.number.replace(/\D/g, ''),
      )
    case 'address':
      return textsOf(cabinet.address).some((text) =>
        textsOf(fact.text).some((one) => fold(one).includes(fold(text))),
      )
    case 'hours':
      return weekKey((cabinet.hours as Hours | undefined)?.week ?? []) === weekKey(fact.week)
  }
}

const weekKey = (week: Hours['week']): string =>
  week
    .filter(({ intervals }) => intervals.length > 0)
    .map(({ day, intervals }) => `${day} ${intervals.map(({ from, to }) => `${from}-${to}`).join()}`)
    .sort()
    .join(';')

/** True where a fact comes in place of another one of the clinic. */
export function replacesAnother(fact: Fact, { cabinet, company }: KnownFacts): boolean {
  switch (fact.kind) {
    case 'hours':
      return weekKey((cabinet.hours as Hours | undefined)?.week ?? []) !== ''
    case 'address':
      return textsOf(cabinet.address).length > 0
    case 'email':
      return textsOf(company.email).length > 0
    case 'license':
      return textsOf(company.license).length > 0
    case 'phone':
      return fact.isWhatsapp === true && company.whatsapp !== undefined
    default:
      return false
  }
}

/** The clinic's present fact in the place of a new one: the value that it would replace, or the price that a service has. */
export function presentFact(fact: Fact, known: KnownFacts): Fact | undefined {
  const { cabinet, company, services } = known
  if (fact.kind === 'price') {
    const { price, priceTo, priceRepeat, currency = fact.currency, note } = serviceOf(fact, services) ?? {}
    const now = {
      price,
      priceTo,
      priceRepeat,
      currency,
      isFrom: saysLeast(note as Service['note']) || undefined,
    }
    const { id, source, kind, name } = fact
    return isKnown(fact, known) ? ({ id, source, kind, name, ...now } as Fact) : undefined
  }
  if (!replacesAnother(fact, known)) return undefined
  switch (fact.kind) {
    case 'hours':
      return { ...fact, week: (cabinet.hours as Hours).week }
    case 'address':
      return { ...fact, text: cabinet.address as FoundText }
    case 'email':
      return { ...fact, address: textsOf(company.email).join(', ') }
    case 'license':
      return { ...fact, number: textsOf(company.license).join(', ') }
    case 'phone':
      return { ...fact, number: String(company.whatsapp) }
    default:
      return undefined
  }
}

/** Whether a fact needs words in Russian before it can be kept. */
export const needsRussian = (fact: Fact): boolean =>
  (fact.kind === 'price' && !fact.name.ru) ||
  (fact.kind === 'doctor' && fact.locale !== 'ru') ||
  (fact.kind === 'address' && !fact.text.ru)

/** The words of a fact that needs Russian ones, as they were found. */
export const ownWords = (fact: Fact): string => {
  if (fact.kind === 'doctor') return [fact.lastName, fact.name, fact.middleName].filter(Boolean).join(' ')
  const text = fact.kind === 'price' ? fact.name : fact.kind === 'address' ? fact.text : {}
  return Object.values(text)[0] ?? ''
}

const withRussian = (text: FoundText, russian: string | undefined): FoundText =>
  russian ? { ...text, ru: russian } : text

/** The category of a service: its own words stand in for the Russian ones, as those of a name do, so that no two become one. */
function groupOf(group: FoundText | undefined): FoundText {
  const words = Object.values(group ?? {})[0]
  return words ? { ru: words, ...group } : unnamedGroup
}

const noDays = { week: [], exceptions: [] }

/**
 * A new row of services or doctors; `russian` are the words that were asked for, `home` is the currency of the clinic's country, in which a price on
 * request is.
 */
export function newRow(
  fact: Extract<Fact, { kind: 'price' | 'doctor' }>,
  russian?: string,
  home = 'KZT',
): Value {
  if (fact.kind === 'price') {
    const { name, group } = fact
    const {
      price,
      priceTo,
      priceRepeat,
      isFrom = false,
      note: words = '',
      currency = home,
    } = servedPrice(fact)
    const [language = defaultLocale] = Object.keys(name) as Locale[]
    const note = noteAfter(undefined, { isFrom, note: words }, language)
    return {
      name: withRussian(name, russian),
      group: groupOf(group),
      ...(price !== undefined && { price }),
      ...(priceTo !== undefined && { priceTo }),
      ...(priceRepeat !== undefined && { priceRepeat }),
      ...(note && { note }),
      currency,
      prices: [],
    }
  }
  const { lastName, name, middleName, locale, specialities, post, experienceSince } = fact
  const [last = lastName, first = name, ...rest] = normalizeName(russian ?? '')
    .split(' ')
    .filter(Boolean)
  const father = russian ? rest.join(' ') || undefined : middleName
  const own = (found: string | undefined, ru: string | undefined) => ({
    ...(found && { [locale]: found }),
    ...(ru && { ru }),
  })
  return {
    lastName: own(lastName, last),
    name: own(name, first),
    ...(father && { middleName: own(middleName, father) }),
    specialities,
    ...(post && locale === 'ru' && { post: { ru: post } }),
    ...(experienceSince && { experienceSince }),
    languages: [],
    features: [],
    places: [],
    education: [],
  }
}

/** The fields of a branch or of the clinic that facts of an old site fill. */
function fieldsOf(fact: Fact, now: Value, russian: ReadonlyMap<string, string>): Value {
  switch (fact.kind) {
    case 'phone': {
      if (fact.isWhatsapp) return { whatsapp: fact.number }
      const phones = (now.phones as string[] | undefined) ?? []
      return { phones: [...new Set([...phones, fact.number])] }
    }
    case 'hours':
      return { hours: { ...((now.hours as Hours | undefined) ?? noDays), week: fact.week } }
    case 'address':
      return { address: withRussian(fact.text, russian.get(fact.id)) }
    case 'email':
      return { email: fact.address }
    case 'license':
      return { license: fact.number }
    default:
      return {}
  }
}

/** A row of a branch or of the clinic with facts of an old site in it. */
export function changedRow(
  value: Value,
  facts: readonly Fact[],
  russian: ReadonlyMap<string, string>,
): Value {
  const next = { ...value }
  for (const fact of facts) Object.assign(next, fieldsOf(fact, next, russian))
  return next
}

/** Kinds in the order in which they are offered. */
export const factKinds: readonly FactKind[] = [
  'phone',
  'email',
  'address',
  'hours',
  'license',
  'doctor',
  'price',
]
