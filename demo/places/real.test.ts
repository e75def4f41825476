import { describe, expect, it } from 'vitest'
import { parseSeed } from '../../backend/seed/format.ts'
import { cities, companies, countries, specialities } from './index.ts'

const seed = parseSeed({ countries, cities, specialities, companies }, 'real')

const cyrillic = /\p{Script=Cyrillic}/u
const withoutAddress = (text: string, address = '') => text.replace(address, '')

describe('the real seed', () => {
  it('has 5 countries, 50 cities, some 40 specialities, 39 clinics and 5 pharmacies', () => {
    expect(seed.countries).toHaveLength(5)
    expect(seed.cities).toHaveLength(50)
    expect(seed.specialities.length).toBeGreaterThanOrEqual(40)
    expect(seed.companies.filter(({ kind }) => kind === 'clinic')).toHaveLength(39)
    expect(seed.companies.filter(({ kind }) => kind === 'other')).toHaveLength(5)
  })

  it('gives each company a code of its own from 2001 and a slug of its own', () => {
    expect(seed.companies.map(({ code }) => Number(code))).toEqual(
      seed.companies.map((_, index) => 2001 + index),
    )
    expect(new Set(seed.companies.map(({ slug }) => slug)).size).toBe(44)
  })

  it('puts every company within 30 km of the middle of its city, and every city in its country', () => {
    const boxes: Record<string, readonly [south: number, north: number, west: number, east: number]> = {
      KZ: [40.5, 55.5, 46.4, 87.4],
      UZ: [37.1, 45.6, 55.9, 73.2],
      KG: [39.1, 43.3, 69.2, 80.3],
      BY: [51.2, 56.2, 23.1, 32.8],
      RU: [41.1, 82, 19.6, 180],
    }
    for (const { slug, country, latitude, longitude } of seed.cities) {
      const [south = 0, north = 0, west = 0, east = 0] = boxes[country] ?? []
      expect(latitude > south && latitude < north && longitude > west && longitude < east, slug).toBe(true)
    }
    for (const { slug, city, country, latitude = 0, longitude = 0 } of seed.companies) {
      const middle = seed.cities.find((found) => found.slug === city)
      expect(middle?.country, slug).toBe(country)
      expect(
        Math.hypot((latitude - (middle?.latitude ?? 0)) * 111, (longitude - (middle?.longitude ?? 0)) * 70),
        slug,
      ).toBeLessThan(30)
    }
  })

  it('invents nothing: no phones, hours, mail, reviews, prices, doctors, news or booking', () => {
    for (const {
      slug,
      phones,
      hours,
      email,
      emailForIssues,
      site,
      whatsapp,
      reviews,
      services,
      specialists,
      news,
      isOnlineEntryActive,
      takesConsultations,
      isDemo,
    } of seed.companies) {
      expect(
        {
          phones,
          hours,
          email,
          emailForIssues,
          site,
          whatsapp,
          reviews,
          services,
          specialists,
          news,
          isOnlineEntryActive,
          takesConsultations,
          isDemo,
        },
        slug,
      ).toEqual({
        phones: [],
        hours: undefined,
        email: undefined,
        emailForIssues: undefined,
        site: undefined,
        whatsapp: undefined,
        reviews: [],
        services: [],
        specialists: [],
        news: [],
        isOnlineEntryActive: false,
        takesConsultations: false,
        isDemo: false,
      })
    }
  })

  it('names its source, and the licence of that source', () => {
    const licences = seed.companies.map(({ slug, attribution }) => {
      expect(attribution, slug).toContain('Overture Maps Foundation')
      return attribution?.match(/CDLA-Permissive-2\.0|Apache-2\.0/)?.[0]
    })
    expect(licences).not.toContain(undefined)
    expect(licences.filter((licence) => licence === 'Apache-2.0')).toHaveLength(1)
  })

  it('writes Uzbek and English in Latin letters, addresses aside, and Kazakh in Cyrillic', () => {
    const texts = [
      ...[...seed.countries, ...seed.cities, ...seed.specialities].map(({ name }) => ({
        text: name,
        address: '',
      })),
      ...seed.companies.flatMap(({ name, category, description, address }) =>
        [name, category, description].map((text) => ({ text, address: address?.ru })),
      ),
      ...seed.companies.flatMap(({ menu }) => menu.map(({ name }) => ({ text: name, address: '' }))),
    ]
    for (const { text, address } of texts) {
      expect(withoutAddress(text?.uz ?? '', address)).not.toMatch(cyrillic)
      expect(withoutAddress(text?.en ?? '', address)).not.toMatch(cyrillic)
      expect(text?.uz ?? '').not.toMatch(/[oOgG]['’‘`]/)
    }
    for (const { name } of [...seed.countries, ...seed.cities, ...seed.specialities]) {
      expect(name.kk).toMatch(cyrillic)
      expect(Object.keys(name)).toEqual(['ru', 'kk', 'uz', 'en'])
    }
  })

  it('describes each place by its category and city in four languages, and leaves the address to its own place', () => {
    for (const { slug, category, description, address } of seed.companies) {
      for (const locale of ['ru', 'kk', 'uz', 'en'] as const) {
        const text = description?.[locale] ?? ''
        expect(text, slug).toMatch(/^<p>[^<]+\.<\/p>$/)
        expect(text.toLowerCase(), slug).toContain(category?.[locale]?.toLowerCase())
        if (address) expect(text, slug).not.toContain(address.ru)
      }
    }
  })

  it('calls Kyrgyzstan as its people do', () => {
    expect(seed.countries.find(({ code }) => code === 'KG')?.name.ru).toBe('Кыргызстан')
  })
})
