import { short } from '../../schemas/html/short.ts'
import type { Fact, Found } from '../../schemas/site-import.ts'
import type { Chunk } from '../tree/chunk.ts'
import { findAddresses, findEmails, findLicenses, findPhones } from './contacts.ts'
import { findDoctors } from './doctors.ts'
import type { FactLine, FoundAt } from './fact-line.ts'
import { findHours } from './hours.ts'
import { findPrices } from './prices.ts'

const keyOf = (found: Found): string => {
  switch (found.kind) {
    case 'phone':
      return `${found.kind} ${found.number} ${found.isWhatsapp ?? ''}`
    case 'price':
      return `${found.kind} ${JSON.stringify(found.name).toLowerCase()} ${found.price} ${found.priceTo} ${JSON.stringify(found.group)}`
    case 'doctor':
      return `${found.kind} ${found.lastName} ${found.name}`.toLowerCase()
    case 'address':
      return `${found.kind} ${JSON.stringify(found.text)
        .toLowerCase()
        .replace(/[^\p{L}\d]/gu, '')}`
    default:
      return JSON.stringify(found)
  }
}

/** All facts of a page in their order, each once. */
export function findFacts(lines: readonly FactLine[], chunks: readonly Chunk[], year: number): FoundAt[] {
  const doctors = findDoctors(lines, year)
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
  return all.sort((a, b) => a.at - b.at)
}

/** How much of the words of a fact stands beside it. */
const mostSourceLetters = 500

/** Facts with their ids: what was found in several places stands there once. */
export function uniqueFacts(found: readonly FoundAt[]): Fact[] {
  const seen = new Set<string>()
  const unique: Fact[] = []
  for (const one of found) {
    const key = keyOf(one.found)
    if (seen.has(key)) continue
    seen.add(key)
    unique.push({ ...one.found, id: `f${unique.length + 1}`, source: short(one.source, mostSourceLetters) })
  }
  return unique
}
