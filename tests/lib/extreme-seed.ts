import type { SeedInput } from '../../backend/seed/format.ts'
import { demoSeed } from '../../demo/index.ts'
import { templates } from '../../schemas/page/template.ts'

type CompanyInput = SeedInput['companies'][number]
type MenuInput = NonNullable<CompanyInput['menu']>[number]

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** A text of exactly `length` characters, with long medical words. */
const long = (length: number) =>
  'Рентгенэлектрокардиографический оториноларингологический консультативно-диагностический центр '
    .repeat(Math.ceil(length / 90))
    .slice(0, length)
    .replace(/ $/, '.')

const unbroken = 'Гиперпараллелепипедовидный'.repeat(7).slice(0, 180)

/** 300 menu entries, five levels deep. */
const deep = (level: number): MenuInput[] =>
  times(level === 1 ? 6 : 2, (index) => ({
    name: { ru: `Раздел ${level}.${index + 1}: ${long(60)}` },
    type: 4,
    ...(level < 5 && { items: deep(level + 1) }),
  }))

const picture = (width: number, height: number) => ({
  src: '/images/demo-dent/room-1',
  width,
  height,
  alt: { ru: long(200) },
})

/** Only the required fields of a company. */
const bare = (template: (typeof templates)[number], index: number): CompanyInput => ({
  code: `90${index}1`,
  slug: `bare-${template}`,
  kind: 'clinic',
  name: { ru: 'Клиника' },
  country: 'KZ',
  city: 'almaty',
  isOnlineEntryActive: false,
  timezone: 'Asia/Almaty',
  template,
  isDemo: true,
})

/** Extreme amounts of everything, and pictures of every shape, some of them missing. */
const full = (template: (typeof templates)[number], index: number): CompanyInput => ({
  ...bare(template, index),
  code: `90${index}2`,
  slug: `full-${template}`,
  name: { ru: long(200) },
  category: { ru: long(120) },
  description: { ru: `<p>${long(3000)}</p><p>${unbroken}</p>` },
  address: { ru: long(200) },
  latitude: 43.24,
  longitude: 76.9,
  phones: times(10, (number) => `+7700000000${number}`),
  email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
  emailForIssues: 'ask@full.example',
  isOnlineEntryActive: true,
  logo: { src: '/images/nobody/draws', width: 400, height: 3000, alt: { ru: 'Логотип' } },
  license: unbroken,
  specialities: demoSeed.specialities.map(({ slug }) => slug),
  menu: [
    ...deep(1),
    ...times(60, (number) => ({ name: { ru: `${number + 1}. ${unbroken}` }, type: (number % 13) + 1 })),
  ],
  cabinets: times(20, (number) => ({
    code: `c${number}`,
    name: { ru: long(200) },
    address: { ru: long(200) },
    latitude: 43.24 + number / 100,
    longitude: 76.9,
  })),
  specialists: times(60, (number) => ({
    code: `s${number}`,
    slug: `doctor-${number}`,
    lastName: { ru: number % 2 ? 'Ли' : unbroken.slice(0, 100) },
    name: { ru: 'Анна' },
    specialities: demoSeed.specialities.slice(0, 1 + (number % 12)).map(({ slug }) => slug),
    ...(number % 3 === 0 && { photo: picture(number % 2 ? 300 : 4000, number % 2 ? 4000 : 300) }),
  })),
  services: times(400, (number) => ({
    code: `p${number}`,
    name: { ru: number % 7 === 0 ? long(200) : `Услуга ${number + 1}` },
    group: { ru: `Группа ${number % 9}` },
    currency: 'KZT',
    ...(number % 5 > 0 && { price: number * 1_234_567.5 }),
  })),
  newsCategories: times(30, (number) => ({ slug: `c-${number}`, title: { ru: long(120) }, order: number })),
  news: times(60, (number) => ({
    slug: `full-${template}-${number}`,
    category: `c-${number % 30}`,
    title: { ru: number === 0 ? unbroken : long(200) },
    content: { ru: number === 0 ? `<p>${long(800)}</p>`.repeat(250) : '<p></p>' },
    date: '2026-10-01T09:00:00Z',
    ...(number % 2 && { image: picture(number % 3 ? 5000 : 200, number % 3 ? 200 : 5000) }),
  })),
  reviews: times(45, (number) => ({
    author: number % 2 ? unbroken.slice(0, 110) : 'А',
    rating: 1 + (number % 5),
    text: number % 9 === 0 ? unbroken + long(3500) : 'Ок',
    lang: 'ru',
    date: '2026-10-01',
  })),
  gallery: times(80, (number) => ({
    image: number % 4 === 0 ? { ...picture(10, 10_000), src: '/images/nobody/draws' } : picture(10_000, 400),
  })),
})

/** Clinics of both kinds in each template. */
export const extremeSeed: SeedInput = {
  ...demoSeed,
  customPages: [],
  redirects: [],
  companies: templates.flatMap((template, index) => [bare(template, index), full(template, index)]),
}

export const extremeClinics = templates.flatMap((template) => [`bare-${template}`, `full-${template}`])
