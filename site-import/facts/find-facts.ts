import { short } from '../../schemas/html/short.ts'
import type { Fact, Found, FoundDoctor } from '../../schemas/site-import.ts'
import type { Chunk } from '../tree/chunk.ts'
import { findAddresses } from './addresses.ts'
import { findEmails, findLicenses, findPhones } from './contacts.ts'
import { findDoctors } from './doctors.ts'
import type { FactLine, FoundAt } from './fact-line.ts'
import { findHours } from './hours.ts'
import { findPrices } from './prices.ts'
import { isOfOthers, type PageNames } from './whose-words.ts'

const keyOf = (found: Found): string => {
  switch (found.kind) {
    case 'phone':
      return `${found.kind} ${found.number} ${found.isWhatsapp ?? ''}`
    case 'price':
      return `${found.kind} ${JSON.stringify(found.name).toLowerCase()} ${found.price} ${found.priceTo} ${found.priceRepeat} ${JSON.stringify(found.group)}`
    case 'doctor':
      // A single letter may be the name of many people.
      return `${found.kind} ${found.lastName} ${found.name} ${isShort(found) ? (found.middleName ?? '') : ''}`.toLowerCase()
    case 'address':
      return `${found.kind} ${JSON.stringify(found.text)
        .toLowerCase()
        .replace(/[^\p{L}\d]/gu, '')}`
    default:
      return JSON.stringify(found)
  }
}

/** Whether only the initials of a doctor are known. */
const isShort = ({ name }: FoundDoctor): boolean => name.endsWith('.')

/** The keys under which a doctor stands elsewhere, by initials of one or two letters. */
function shortKeys(found: Found): string[] {
  if (found.kind !== 'doctor' || isShort(found)) return []
  const { name, middleName = '' } = found
  const initials = (text: string) => [`${text.slice(0, 1)}.`, `${text.slice(0, 2)}.`]
  return initials(name).flatMap((own) =>
    [undefined, ...initials(middleName)].map((father) => keyOf({ ...found, name: own, middleName: father })),
  )
}

/** Kinds of facts that other organisations on a page may have too. */
const contactKinds: ReadonlySet<string> = new Set(['phone', 'email', 'address', 'hours', 'license'])

/** All facts of a page in their order, each once. A fact among the words of others, such as a ministry, is unsure. */
export function findFacts(
  lines: readonly FactLine[],
  chunks: readonly Chunk[],
  year: number,
  page?: PageNames,
): FoundAt[] {
  const doctors = findDoctors(lines, year, page)
  const names = new Set(doctors.map(({ at }) => at))
  // The hours below a name are those of a doctor, where there are several.
  const isOfDoctor = ({ at, chunk }: FactLine): boolean => {
    if (names.has(at)) return true
    if (names.size < 2) return false
    for (let place = at - 1; place >= at - 3 && lines[place]?.level === 0; place--)
      if (names.has(place) && (lines[place]?.chunk === chunk || lines[place]?.kind === 'text')) return true
    const head = lines.slice(Math.max(0, at - 3), at).findLast(({ level }) => level > 0)
    return head !== undefined && names.has(head.at)
  }
  const prices = findPrices(lines).filter(
    ({ lines: own }) => !own.some((at) => doctors.some((one) => one.at === at)),
  )
  const all = [
    ...findPhones(lines, chunks),
    ...findEmails(lines, chunks),
    ...findAddresses(lines),
    ...findHours(lines, isOfDoctor),
    ...findLicenses(lines),
    ...prices,
    ...doctors,
  ]
  return all
    .map((one): FoundAt => {
      const line = lines[one.at]
      return contactKinds.has(one.found.kind) && line && isOfOthers(line) ? { ...one, isUnsure: true } : one
    })
    .sort((a, b) => a.at - b.at)
}

/** How much of the words of a fact stands beside it. */
const mostSourceLetters = 500

/** Facts with their ids: one found in several places is there once, and a doctor by the whole name. */
export function uniqueFacts(found: readonly FoundAt[]): Fact[] {
  // A fact that is sure in one place is sure everywhere.
  const sure = new Set(found.filter(({ isUnsure }) => !isUnsure).map((one) => keyOf(one.found)))
  const seen = new Set<string>()
  const inFull = new Set(found.flatMap((one) => shortKeys(one.found)))
  const unique: Fact[] = []
  for (const { found: fact, source, page, isUnsure } of found) {
    const key = keyOf(fact)
    if (seen.has(key) || inFull.has(key) || (isUnsure && sure.has(key))) continue
    seen.add(key)
    unique.push({
      ...fact,
      id: `f${unique.length + 1}`,
      source: short(source, mostSourceLetters),
      ...(page && { page }),
      ...(isUnsure && { isUnsure }),
    })
  }
  return unique
}
