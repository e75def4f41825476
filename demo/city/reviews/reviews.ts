import type { Locale } from '../../../locales/locale.ts'
import { four } from '../../../schemas/core/four.ts'
import type { Label } from '../../../schemas/core/type.ts'
import { addDays } from '../../../schemas/formats/zone.ts'
import type { SeedReview, SeedSpecialist } from '../../parts/seed-types.ts'
import type { Random } from '../../pictures/random.ts'
import { kazakh, korean, russian, uzbek } from '../people/names.ts'
import type { ClinicKind, PlannedClinic } from '../plan.ts'
import { byWeight, oneOf, shuffled } from '../random.ts'
import { en } from './en.ts'
import { kk } from './kk.ts'
import { ru } from './ru.ts'
import { uz } from './uz.ts'
import type { ReviewWords, Subject } from './words.ts'

const words: Record<Locale, ReviewWords> = { ru, kk, uz, en }

/** Whose names sign reviews in a language. */
const authors: Record<Locale, readonly Label[]> = {
  ru: [...russian.women, ...russian.men, ...kazakh.women, ...kazakh.men, ...korean.women],
  kk: [...kazakh.women, ...kazakh.men],
  uz: [...uzbek.women, ...uzbek.men],
  en: ['Kevin', 'Laura', 'James', 'Hanna', 'Priya', 'Marco', 'Emily', 'Jonas', 'Mei', 'Daniel'].map((name) =>
    four(name, name, name, name),
  ),
}
const initials: Record<Locale, string> = {
  ru: 'АБВГДЕЖЗИКЛМНОПРСТУФХШЮЯ',
  kk: 'АӘБҒДЕЖЗИКҚЛМНОӨПРСТҰҮШ',
  uz: 'ABDEFGHIJKLMNOQRSTUVXYZ',
  en: 'ABCDEFGHIJKLMNOPRSTW',
}

/** What patients come with to a doctor, by the speciality. */
const subjects: Readonly<Record<string, Subject>> = {
  dentist: 'teeth',
  'dental-therapist': 'teeth',
  'oral-surgeon': 'teeth',
  prosthodontist: 'teeth',
  orthodontist: 'teeth',
  periodontist: 'teeth',
  implantologist: 'teeth',
  'dental-hygienist': 'teeth',
  'pediatric-dentist': 'children',
  pediatrician: 'children',
  'speech-therapist': 'children',
  cardiologist: 'heart',
  internist: 'heart',
  'rehabilitation-doctor': 'back',
  'massage-therapist': 'back',
  neurologist: 'nerves',
}
/** Clinics where only children come. */
const childrens: readonly ClinicKind[] = ['childrens', 'childrens-dental', 'development']

/** What a review is about: a child where only children come, else what the doctor is there for. */
const subjectOf = (kind: ClinicKind, doctor: SeedSpecialist | undefined): Subject =>
  (childrens.includes(kind) && 'children') ||
  (!doctor && kind === 'dental' && 'teeth') ||
  subjects[doctor?.specialities[0] ?? ''] ||
  'other'

/** Stars of one review of a clinic with this mean: most people are pleased or angry, few are neither. */
function starsOf(mean: number, random: Random): number {
  const pleased = Math.max(0.05, (mean - 1.6) / 3.25)
  if (random.chance(pleased)) return random.chance(0.76) ? 5 : 4
  return Number(byWeight({ '1': 4, '2': 3, '3': 4 }, random))
}

/** Days ago: more of them lately, the first ones three years ago. */
const ageOf = (random: Random): number => 2 + Math.floor(random.between(0, 1) ** 2.1 * 1100)

/** How a language calls the doctor: by name and patronymic, or by surname in English. */
function calledIn(lang: Locale, { name, middleName, lastName }: SeedSpecialist): string {
  if (lang === 'en') return `Dr ${lastName.en}`
  return [name[lang], middleName?.[lang]].filter(Boolean).join(' ')
}

/** Begins with a capital letter, also where the doctor's name was put in. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type About = {
  stars: number
  lang: Locale
  subject: Subject
  doctor: SeedSpecialist | undefined
  /** What others have written about the same doctor, or about the clinic. */
  written: ReadonlySet<string>
}

function textOf({ stars, lang, subject, doctor, written }: About, random: Random): string {
  const of = words[lang]
  const mood = stars > 3 ? 'good' : stars === 3 ? 'fair' : 'bad'
  if (!doctor && random.chance(0.14)) return oneOf(of.short[mood], random)
  const all = [...written].join(' ')
  // Nobody repeats what another has said of the doctor, as long as there is something else to say.
  const some = (list: readonly string[], count: number) => {
    const mixed = shuffled(list, random)
    const isNew = (text: string) => !all.includes(text.replace('…', '').trim())
    return [...mixed.filter(isNew), ...mixed.filter((text) => !isNew(text))].slice(0, count)
  }
  const length = random.integer(1, 4)
  if (mood === 'fair') return some(of.fair, Math.min(2, length)).join(' ')
  if (mood === 'bad')
    return [...some(of.bad, length), ...(length > 1 ? [oneOf(of.badEnd, random)] : [])].join(' ')
  const parts = [
    ...(doctor
      ? some(of.doctor, random.chance(0.25) ? 2 : 1).map((text, at) =>
          at === 0 ? text.replace('…', calledIn(lang, doctor)) : '',
        )
      : []),
    ...(length > 1 ? some(subject === 'other' || random.chance(0.4) ? of.of.other : of.of[subject], 1) : []),
    ...(length > 2 || !doctor ? some(of.place, length > 3 ? 2 : 1) : []),
    ...(stars === 4 ? some(of.but, 1) : []),
    ...(length > 2 && random.chance(0.7) ? [oneOf(of.end, random)] : []),
  ]
  return parts.filter(Boolean).map(sentence).join(' ')
}

/** Reviews of a clinic and its doctors, the newest first, spread over three years, in four languages and all stars. */
export function reviewsOf(
  planned: PlannedClinic,
  doctors: readonly SeedSpecialist[],
  { today, random }: { today: string; random: Random },
): SeedReview[] {
  const liked = new Map(doctors.map(({ code }) => [code, random.between(0.4, 3)]))
  const weights = Object.fromEntries(liked)
  const written = new Map<string, Set<string>>()
  return Array.from({ length: planned.reviews }, (): SeedReview => {
    const lang = byWeight({ ru: 52, kk: 27, uz: 12, en: 9 }, random)
    const stars = starsOf(planned.stars, random)
    const code = random.chance(0.62) ? byWeight(weights, random) : undefined
    const doctor = doctors.find((one) => one.code === code)
    const about = `${doctor?.code} ${lang}`
    const others = written.get(about) ?? new Set()
    const text = textOf(
      { stars, lang, subject: subjectOf(planned.kind, doctor), doctor, written: others },
      random,
    )
    written.set(about, others.add(text))
    const name = oneOf(authors[lang], random)[lang]
    const initial = oneOf([...initials[lang]], random)
    const answer =
      stars < 3
        ? random.chance(0.6) && oneOf(words[lang].sorry, random)
        : random.chance(0.12) && stars > 3 && oneOf(words[lang].thanks, random)
    return {
      author: random.chance(0.55) ? `${name} ${initial}.` : name,
      rating: stars,
      text,
      lang,
      date: addDays(today, -ageOf(random)),
      ...(doctor && { specialist: doctor.code }),
      ...(random.chance(0.7) && { proof: byWeight({ visit: 6, phone: 3, document: 1 }, random) }),
      ...(answer && { answer }),
    }
  }).sort((one, other) => other.date.localeCompare(one.date))
}
