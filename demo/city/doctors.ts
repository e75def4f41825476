import { four } from '../../schemas/core/four.ts'
import type { Label } from '../../schemas/core/type.ts'
import { slugify } from '../../schemas/formats/slug.ts'
import { specialities } from '../../schemas/reference/specialities.ts'
import { picture } from '../parts/picture.ts'
import type { SeedSpecialist } from '../parts/seed-types.ts'
import type { Person } from '../pictures/doctor/cast.ts'
import { cityPerson } from '../pictures/doctor/city-cast.ts'
import { type Random, randomOf } from '../pictures/random.ts'
import { type FullName, nameFor } from './people/name.ts'
import { type PlannedClinic, pictureFolder } from './plan.ts'
import { oneOf } from './random.ts'
import { doctorSchedule } from './schedule.ts'
import { faculty, invented, manners, ranks, university } from './texts/doctor.ts'
import { kinds } from './texts/kinds.ts'
import { offers } from './texts/services.ts'

/** What the doctors of one clinic are made of. */
export type Staffing = {
  /** Code of the company. */
  code: string
  index: number
  planned: PlannedClinic
  seed: number
  today: string
  /** Codes of its branches. */
  branches: readonly string[]
  /** Full names that others have already. */
  taken: Set<string>
}

/** Specialities of which most doctors are women. */
const mostlyWomen = ['women', 'childrens', 'development', 'childrens-dental']

/** Years of work that the face makes likely: grey hair comes with thirty of them. */
function yearsOf({ age, hair }: Person, random: Random): number {
  const isGrey = hair === 'grey' || hair === 'silver'
  if (age === 'old') return random.integer(31, 41)
  if (age === 'middle') return isGrey ? random.integer(25, 34) : random.integer(15, 23)
  return age === 'young' ? random.integer(2, 9) : random.integer(9, 19)
}

const join = (texts: readonly Label[], between = ' '): Label => {
  const all = (locale: keyof Label) => texts.map((text) => text[locale]).join(between)
  return four(all('ru'), all('kk'), all('uz'), all('en'))
}

const paragraphs = (texts: readonly Label[]): Label => {
  const joined = join(texts, '</p>\n<p>')
  return four(`<p>${joined.ru}</p>`, `<p>${joined.kk}</p>`, `<p>${joined.uz}</p>`, `<p>${joined.en}</p>`)
}

function newName(person: Person, woman: boolean, taken: Set<string>, random: Random): FullName {
  for (;;) {
    const name = nameFor(person, woman, random)
    const key = `${name.lastName.ru} ${name.name.ru}`
    if (taken.has(key)) continue
    taken.add(key)
    return name
  }
}

function educationOf(graduated: number, random: Random): Label[] {
  const year = String(graduated)
  const course = String(graduated + random.integer(4, 9))
  return [
    four(
      `${university.ru}, ${faculty.ru}, ${year}`,
      `${university.kk}, ${faculty.kk}, ${year}`,
      `${university.uz}, ${faculty.uz}, ${year}`,
      `${university.en}, ${faculty.en}, ${year}`,
    ),
    four(
      `Курс повышения квалификации по специальности, ${course}`,
      `Мамандығы бойынша біліктілікті арттыру курсы, ${course}`,
      `Mutaxassisligi boʻyicha malaka oshirish kursi, ${course}`,
      `Postgraduate course in the speciality, ${course}`,
    ),
  ]
}

/** The doctors of a clinic: each follows from the number of the seed and the face that is drawn. */
export function doctorsOf({
  code,
  index,
  planned,
  seed,
  today,
  branches,
  taken,
}: Staffing): SeedSpecialist[] {
  const folder = pictureFolder(index, planned)
  const { specialities: list } = kinds[planned.kind]
  const portraits = { women: 1, men: 2 }
  return Array.from({ length: planned.doctors }, (_, at): SeedSpecialist => {
    const random = randomOf(`${seed}/${code}/doctor/${at}`)
    const woman = random.chance(mostlyWomen.includes(planned.kind) ? 0.85 : 0.56)
    const number = woman ? portraits.women : portraits.men
    portraits[woman ? 'women' : 'men'] += 2
    const person = cityPerson(folder, number)
    if (!person) throw new Error(`${folder} is no folder of the city's pictures`)
    const { lastName, name, middleName, speak } = newName(person, woman, taken, random)
    const slug = list[at % list.length] ?? list[0]
    const speciality = specialities[slug]
    const offer = offers[slug]
    if (!speciality || !offer) throw new Error(`demo/city offers nothing for ${slug}`)
    const years = yearsOf(person, random)
    const since = Number(today.slice(0, 4)) - years
    const isHead = at === 0 && planned.doctors > 4
    const rank = isHead ? ranks.head : years > 17 ? ranks.highest : years > 9 ? ranks.first : undefined
    const full = join([name, lastName])
    const seesChildren = planned.features?.includes('children') && (planned.doctors < 8 || random.chance(0.5))
    const isBare = planned.bare === true
    const step = Math.max(10, offer.minutes + (random.chance(0.2) ? 10 : 0))
    const schedule = doctorSchedule(
      {
        cabinet: branches[at % branches.length] ?? code,
        hours: planned.hours,
        minutes: step,
        today,
      },
      random,
    )
    return {
      code: `${code}${String(at + 1).padStart(2, '0')}`,
      slug: slugify(`${lastName.en} ${name.en}`),
      lastName,
      name,
      middleName,
      specialities: [slug],
      schedule: [schedule],
      ...(isBare
        ? {}
        : {
            photo: picture(
              `${folder}/doctor-${number}`,
              four(
                `Нарисованный портрет: ${full.ru}`,
                `Салынған портрет: ${full.kk}`,
                `Chizilgan portret: ${full.uz}`,
                `Illustrated portrait of ${full.en}`,
              ),
            ),
            ...(rank && { position: rank }),
            experienceSince: since,
            languages: ['ru', ...speak.filter((_language, nth) => nth === 0 || random.chance(0.3))],
            features: [
              ...(seesChildren || slug.startsWith('pediatric') ? (['children'] as const) : []),
              ...(planned.features?.includes('homeVisits') && random.chance(0.4)
                ? (['homeVisits'] as const)
                : []),
            ],
            about: paragraphs([join([offer.does, oneOf(manners, random)]), invented]),
            education: educationOf(since, random),
          }),
    }
  })
}
