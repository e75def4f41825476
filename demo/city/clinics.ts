import { four } from '../../schemas/core/four.ts'
import type { Label } from '../../schemas/core/type.ts'
import { slugify } from '../../schemas/formats/slug.ts'
import { addDays } from '../../schemas/formats/zone.ts'
import { picture } from '../parts/picture.ts'
import type { SeedCabinet, SeedCompany } from '../parts/seed-types.ts'
import { paletteOf } from '../pictures/palette.ts'
import { type Random, randomOf } from '../pictures/random.ts'
import { doctorsOf } from './doctors.ts'
import { indexPage, menu } from './pages.ts'
import { photosOf } from './photos.ts'
import { city, type DistrictKey, districts } from './place.ts'
import { type PlannedClinic, pictureFolder } from './plan.ts'
import { questions } from './questions.ts'
import { oneOf } from './random.ts'
import { withDetails } from './reviews/details.ts'
import { reviewsOf } from './reviews/reviews.ts'
import { story } from './reviews/story.ts'
import { clinicHours } from './schedule.ts'
import { servicesOf } from './services.ts'
import { kinds } from './texts/kinds.ts'

/** Codes of the clinics follow it. */
const firstCode = 3001

/** Kilometres of a degree, at the latitude of the city. */
const kmOfLatitude = 111.2
const kmOfLongitude = kmOfLatitude * Math.cos((city.latitude * Math.PI) / 180)

const filled = (title: Label, { ru, kk, uz, en }: Label): Label =>
  four(
    title.ru.replace('…', ru),
    title.kk.replace('…', kk),
    title.uz.replace('…', uz),
    title.en.replace('…', en),
  )

/** A house of a street of the district, somewhere along it. */
function placeIn(key: DistrictKey, random: Random) {
  const { slug, name, streets } = districts[key]
  const street = oneOf(streets, random)
  const along = random.between(0.04, 0.96)
  const [east, north] = [0, 1].map((axis) => {
    const [from, to] = [street.from[axis] ?? 0, street.to[axis] ?? 0]
    return from + (to - from) * along + random.between(-0.06, 0.06)
  }) as [number, number]
  // Houses are numbered along the street, even ones on one side of it.
  const house = 1 + Math.floor(along * 120)
  const degree = (value: number) => Math.round(value * 1e5) / 1e5
  return {
    district: slug,
    address: four(
      `${name.ru}, ${street.name.ru}, ${house}`,
      `${name.kk}, ${street.name.kk}, ${house}`,
      `${name.uz}, ${street.name.uz}, ${house}`,
      `${house} ${street.name.en}, ${name.en}`,
    ),
    street: street.name,
    latitude: degree(city.latitude + north / kmOfLatitude),
    longitude: degree(city.longitude + east / kmOfLongitude),
  }
}

const descriptionOf = (name: Label): Label =>
  four(
    `<p><strong>${name.ru} — вымышленная клиника в вымышленном городе Самалкала.</strong> Врачи, цены, отзывы и адрес придуманы для демонстрации, записаться на настоящий приём нельзя.</p>`,
    `<p><strong>${name.kk} — ойдан шығарылған Самалқала қаласындағы ойдан шығарылған клиника.</strong> Дәрігерлер, бағалар, пікірлер мен мекенжай демонстрация үшін ойдан шығарылған, нағыз қабылдауға жазылу мүмкін емес.</p>`,
    `<p><strong>${name.uz} — oʻylab topilgan Samalqala shahridagi oʻylab topilgan klinika.</strong> Shifokorlar, narxlar, sharhlar va manzil demo uchun toʻqilgan, haqiqiy qabulga yozilib boʻlmaydi.</p>`,
    `<p><strong>${name.en} is a fictional clinic in the fictional city of Samalkala.</strong> Its doctors, prices, reviews and address are invented for a demonstration; no real appointment can be booked.</p>`,
  )

const logoText = (name: Label): Label =>
  four(`Логотип: ${name.ru}`, `Логотип: ${name.kk}`, `Logotip: ${name.uz}`, `Logo of ${name.en}`)

type Made = {
  index: number
  planned: PlannedClinic
  ownName: Label
  seed: number
  today: string
  /** Names that doctors of the city have already. */
  taken: Set<string>
}

/** One clinic of the city: what the plan says, and the rest by the seed number. */
export function cityClinicOf({ index, planned, ownName, seed, today, taken }: Made): SeedCompany {
  const code = String(firstCode + index)
  const random = randomOf(`${seed}/${code}`)
  const kind = kinds[planned.kind]
  const name = filled(kind.title, ownName)
  const folder = pictureFolder(index, planned)
  const hours = clinicHours[planned.hours]
  const phoneOf = (nth: number) => `+7700000${String(2000 + index * 10 + nth)}`
  const photos = photosOf(index, planned)
  const cabinets = [planned.district, ...(planned.second ? [planned.second] : [])].map(
    (key, nth): SeedCabinet & Pick<ReturnType<typeof placeIn>, 'latitude' | 'longitude' | 'address'> => {
      const { street, ...place } = placeIn(key, random)
      return {
        code: `${code}${nth + 1}`,
        // The street tells two branches apart; of one its address says it.
        name: planned.second
          ? four(
              `${ownName.ru}: ${street.ru}`,
              `${ownName.kk}: ${street.kk}`,
              `${ownName.uz}: ${street.uz}`,
              `${ownName.en}: ${street.en}`,
            )
          : ownName,
        ...place,
        phones: [phoneOf(nth)],
        hours,
        photos: planned.bare ? [] : photos.slice(nth, nth + 1),
      }
    },
  )
  const [main] = cabinets
  if (!main) throw new Error('each clinic has a branch')
  const specialists = doctorsOf({
    code,
    index,
    planned,
    seed,
    today,
    taken,
    branches: cabinets.map((one) => one.code),
  })
  const specialities = [...new Set(specialists.flatMap((one) => one.specialities))]
  const common: SeedCompany = {
    code,
    slug: `demo-${slugify(ownName.en)}`,
    kind: 'clinic',
    name,
    category: kind.category,
    description: descriptionOf(name),
    country: city.country,
    city: city.slug,
    address: main.address,
    latitude: main.latitude,
    longitude: main.longitude,
    phones: [phoneOf(0)],
    template: 'landing',
    isOnlineEntryActive: !planned.bare,
    timezone: city.timezone,
    hours,
    specialities,
    isDemo: true,
    cabinets,
    menu,
    specialists,
  }
  const [image] = photos
  if (planned.bare || !image) return common
  const reviews = reviewsOf(planned, specialists, { today, random })
  if (planned.kind === 'heart')
    reviews.push({ author: 'Ирина Т.', rating: 5, lang: 'ru', text: story, date: addDays(today, -6) })
  const details = { doctors: specialists, today, random: randomOf(`${seed}/${code}/reviews`) }
  const made = {
    ...common,
    whatsapp: phoneOf(0),
    email: `${common.slug}@example.com`,
    emailForIssues: `${common.slug}-questions@example.com`,
    logo: picture(`${folder}/logo`, logoText(name)),
    template: random.chance(0.5) ? 'landing' : 'landing-sidebar-wide',
    takesConsultations: index % 4 === 0,
    features: [...(planned.features ?? [])],
    license: `DEMO-0000-${code}`,
    theme: { accent: paletteOf(folder).accent, radius: random.pick([6, 10, 12, 16]) },
    pages: { '': indexPage(name, random.pick(kind.promises), image) },
    services: servicesOf(specialities, { code, level: random.between(0.8, 1.45), today, random }),
    questions: questions
      .filter((_question, nth) => (index + nth) % 5 === 0)
      .map(({ daysAgo, ...question }) => ({ ...question, date: addDays(today, -daysAgo - index) })),
    gallery: photos.map((photo) => ({ image: photo })),
  } satisfies SeedCompany
  return { ...made, reviews: withDetails(reviews, { ...details, services: made.services }) }
}
