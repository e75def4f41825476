import { describe, expect, it } from 'vitest'
import { parseSeed, type Seed } from '../../backend/seed/format.ts'
import { locales } from '../../locales/locale.ts'
import { districtChoices, isDistrictOf } from '../../schemas/reference/districts.ts'
import { aspectAverages, aspectNames } from '../../schemas/reviews/review-aspects.ts'
import { demoSeed } from '../index.ts'
import { cityPerson } from '../pictures/doctor/city-cast.ts'
import { drawPicture } from '../pictures/index.ts'
import { isCityPicture } from './city-pictures.ts'
import { demoCity } from './index.ts'
import { city } from './place.ts'

const today = '2026-11-29'
const made = demoCity(1, today)
const { companies } = made
const doctors = companies.flatMap(({ specialists }) => specialists)
const reviews = companies.flatMap((company) => company.reviews)
const services = companies.flatMap((company) => company.services)

const years = (date: string) => (Date.parse(today) - Date.parse(date)) / 86_400_000 / 365

/** Texts of names, addresses and price lists. */
const named = (seed: Seed) =>
  seed.companies.flatMap(
    ({ name, category, description, address, cabinets, specialists, gallery, ...more }) => [
      name,
      category,
      description,
      address,
      ...cabinets.flatMap((one) => [one.name, one.address]),
      ...more.services.flatMap((one) => [one.name, one.group]),
      ...gallery.map(({ image }) => image.alt),
      ...specialists.flatMap((one) => [one.lastName, one.name, one.middleName, one.about, ...one.education]),
    ],
  )

describe('demoCity', () => {
  it('has thirty clinics and more than a hundred doctors beside the rest of the demo, with no code or slug twice', () => {
    expect([companies.length, doctors.length > 100, services.length > 250, reviews.length > 900]).toEqual([
      30,
      true,
      true,
      true,
    ])
    const { countries, specialities } = demoSeed
    const all = { countries, specialities, cities: [...demoSeed.cities, city] }
    expect(() =>
      parseSeed({ ...all, companies: [...demoSeed.companies, ...companies] }, 'both'),
    ).not.toThrow()
    // Addresses in the directory are made of names.
    expect(new Set(doctors.map(({ slug }) => slug)).size).toBe(doctors.length)
  })

  it('takes questions at each clinic that is managed, on its own page', () => {
    for (const { menu, emailForIssues, email } of companies)
      expect([menu.some(({ type }) => type === 8), Boolean(emailForIssues)]).toEqual([true, Boolean(email)])
  })

  it('follows from its number and day', () => {
    expect(demoCity(1, today)).toEqual(made)
    const other = demoCity(2, today)
    expect(other.companies[0]?.name).not.toEqual(companies[0]?.name)
    expect(other.companies[0]?.reviews).not.toEqual(companies[0]?.reviews)
  })

  it('says that it is a demonstration, and stays in its own city', () => {
    expect(city.name.ru).toContain('демо')
    for (const { isDemo, attribution, description, cabinets, slug, ...company } of companies) {
      expect([isDemo, attribution, company.city], slug).toEqual([true, undefined, city.slug])
      expect(description?.ru, slug).toContain('вымышленная клиника')
      for (const { latitude = 0, longitude = 0, district = '' } of cabinets) {
        const km = Math.hypot((latitude - city.latitude) * 111, (longitude - city.longitude) * 75)
        expect(km, slug).toBeLessThan(6)
        expect(isDistrictOf(city.slug, district), slug).toBe(true)
        expect(district in districtChoices, 'no form offers it').toBe(false)
      }
    }
    for (const { about, slug } of doctors) if (about) expect(about.ru, slug).toContain('вымышлен')
  })

  it('is written in four languages', () => {
    for (const text of named(made))
      if (text) for (const locale of locales) expect(text[locale], text.ru).toMatch(/\S/)
    expect(new Set(reviews.map(({ lang }) => lang)).size).toBe(locales.length)
  })

  it('draws each doctor as the name and the years of work have it, and nobody like another', () => {
    const ages = { young: [0, 14], usual: [5, 22], middle: [15, 36], old: [31, 60] }
    const portraits = doctors.flatMap(({ photo, middleName, experienceSince }) => {
      const key = photo?.src.replace('/images/', '') ?? ''
      const [folder = '', name = ''] = key.split('/')
      const number = Number(name.replace('doctor-', ''))
      const person = cityPerson(folder, number)
      if (!person || !experienceSince) return []
      const [least = 0, most = 0] = ages[person.age ?? 'usual']
      expect(2026 - experienceSince, key).toBeGreaterThanOrEqual(least)
      expect(2026 - experienceSince, key).toBeLessThanOrEqual(most)
      expect(number % 2 === 1, key).toBe(/(вна|қызы)$/.test(middleName?.kk ?? ''))
      return [drawPicture(key)?.svg]
    })
    expect(portraits.length).toBeGreaterThan(100)
    expect(new Set(portraits).size).toBe(portraits.length)
  })

  it('names only pictures that its server draws, with their size', () => {
    const images = companies.flatMap(({ gallery, logo, specialists }) => [
      ...gallery.map(({ image }) => image),
      ...(logo ? [logo] : []),
      ...specialists.flatMap(({ photo }) => photo ?? []),
    ])
    for (const { src, width, height } of images) {
      const key = src.replace('/images/', '')
      expect(isCityPicture(key), key).toBe(true)
      expect(drawPicture(key), key).toMatchObject({ width, height })
    }
    expect(isCityPicture('city-01-heart/doctor-1')).toBe(false)
    expect(isCityPicture('city-31-dental/doctor-1')).toBe(false)
    expect(isCityPicture('city-01-dental/doctor-99')).toBe(false)
  })

  it('has reviews that are about what the doctor is there for, no two of a doctor alike', () => {
    const adult =
      /давлен|спин|колен|таблет|жетпіс алтыда|Қысым|арқам|[Bb]osim|belim|blood pressure|back stopped/
    const teeth = /зуб|пломб|\btooth|\bteeth|filling|tish|plomba|тіс|пломба/i
    const about = (slugs: readonly string[]) => {
      const codes = doctors.filter(({ specialities }) => specialities.some((one) => slugs.includes(one)))
      return reviews.filter(({ specialist }) => codes.some(({ code }) => code === specialist))
    }
    expect(about(['pediatrician', 'pediatric-dentist']).filter(({ text }) => adult.test(text))).toEqual([])
    expect(about(['cardiologist', 'neurologist']).filter(({ text }) => teeth.test(text))).toEqual([])
    expect(about(['cardiologist']).some(({ text }) => adult.test(text))).toBe(true)
    const texts = reviews.map(({ specialist, text }) => `${specialist} ${text}`)
    const isOfDoctor = ({ specialist }: { specialist?: string }) => specialist !== undefined
    expect(new Set(texts.filter((_, at) => isOfDoctor(reviews[at] ?? {}))).size).toBe(
      reviews.filter(isOfDoctor).length,
    )
  })

  it('has reviews of all stars, from a word to four thousand letters, over three years until today', () => {
    for (const stars of [1, 2, 3, 4, 5])
      expect(reviews.filter(({ rating }) => rating === stars).length, `${stars}`).toBeGreaterThan(20)
    expect(reviews.some(({ text }) => !text.includes(' '))).toBe(true)
    expect(Math.max(...reviews.map(({ text }) => text.length))).toBeGreaterThan(3800)
    for (const { date } of reviews) expect(years(date)).toBeGreaterThan(0)
    expect(Math.max(...reviews.map(({ date }) => years(date)))).toBeGreaterThan(2)
    expect(reviews.some(({ text }) => text.includes('…'))).toBe(false)
    for (const proof of [undefined, 'visit', 'phone', 'document'])
      expect(
        reviews.some((one) => one.proof === proof),
        proof,
      ).toBe(true)
  })

  it('rates single aspects, names services of the doctor, and dates each answer after its review', () => {
    const [first] = companies.map((company) => aspectAverages(company.reviews.map(({ aspects }) => aspects)))
    expect(first?.map(({ aspect }) => aspect)).toEqual(aspectNames)
    expect(new Set(first?.map(({ rating }) => rating)).size).toBeGreaterThan(2)
    expect(reviews.filter(({ service }) => service).length).toBeGreaterThan(200)
    for (const { answer, answeredOn, date } of reviews) {
      expect(answeredOn !== undefined).toBe(answer !== undefined)
      if (answeredOn) expect([answeredOn > date, answeredOn <= today]).toEqual([true, true])
    }
  })

  it('has clinics that differ: day and night, closed on Sunday, with nothing but a name and a doctor', () => {
    const hours = companies.map(({ cabinets }) => cabinets[0]?.hours?.week ?? [])
    const onSunday = (week: (typeof hours)[number]) => week.find(({ day }) => day === 7)?.intervals ?? []
    expect(hours.some((week) => week.every(({ intervals }) => intervals[0]?.to === '24:00'))).toBe(true)
    expect(hours.some((week) => onSunday(week).length === 0)).toBe(true)
    expect(hours.some((week) => onSunday(week).length > 0)).toBe(true)
    expect(
      companies.filter(({ reviews: all, services: list }) => all.length + list.length === 0),
    ).toHaveLength(2)
  })
})
