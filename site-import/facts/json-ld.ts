import type { Locale } from '../../locales/locale.ts'
import { type Person, personIn } from './person-in.ts'

/** A person whom the data of a page for machines lists as staff, with their job. */
export type StaffMember = { person: Person; job: string }

/** The limits for the data of a page: longer scripts, deeper objects and more of them are left. */
const most = { letters: 200_000, depth: 12, objects: 2000 }

const scripts = /<script\b[^>]{0,300}application\/ld\+json[^>]{0,300}>([\s\S]*?)<\/script>/gi

/** Under these keys an organisation has its people. */
const staffKeys = /^(?:employees?|members?|founders?|physicians?|staff|medicalStaff|availablePhysician)$/i

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value : isObject(value) ? wordsOf((value as Json).name) : ''

/**
 * The staff that the JSON-LD of a page names: people of an organisation, people who say where they work, and physicians. A person who wrote an article or
 * a review is none. A clinic may be a physician too, so a physician has a name that can only be one of a person.
 */
export function staffIn(html: string, locale: Locale): StaffMember[] {
  const staff: StaffMember[] = []
  let objects = 0
  function visit(value: unknown, isOfStaff: boolean, depth: number): void {
    if (!isObject(value) || depth > most.depth || objects > most.objects) return
    objects++
    if (Array.isArray(value)) {
      for (const one of value) visit(one, isOfStaff, depth + 1)
      return
    }
    const types = [value['@type']].flat().filter((type) => typeof type === 'string')
    const isPhysician = types.includes('Physician')
    if (isPhysician || (types.includes('Person') && (isOfStaff || isObject(value.worksFor)))) {
      const name = wordsOf(value.name).trim()
      const person = personIn(name, locale)
      const isWhole = person !== undefined && person.at === 0 && person.end === name.length
      const job = [value.jobTitle, value.medicalSpecialty].flat().map(wordsOf).filter(Boolean).join(', ')
      if (isWhole && (!isPhysician || person.isCertain)) staff.push({ person, job })
    }
    for (const [key, inner] of Object.entries(value)) visit(inner, staffKeys.test(key), depth + 1)
  }
  for (const [, text = ''] of html.matchAll(scripts)) {
    if (text.length > most.letters) continue
    try {
      visit(JSON.parse(text), false, 0)
    } catch {
      // A page may have anything there: a text that is no JSON is skipped.
    }
  }
  return staff
}
