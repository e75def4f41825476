import { describe, expect, it } from 'vitest'
import { parseSeed } from '../backend/seed/format.ts'
import { demoSeed } from './index.ts'
import { personOf } from './pictures/doctor/doctor.ts'
import { drawPicture } from './pictures/index.ts'
import { clinicShift } from './pictures/palette.ts'

/** Every picture in a value, at any depth. */
function imagesOf(value: unknown): { src: string; width: number; height: number }[] {
  if (typeof value !== 'object' || value === null) return []
  const found = value as { src?: unknown; width?: unknown; height?: unknown }
  const own =
    typeof found.src === 'string'
      ? [{ src: found.src, width: Number(found.width), height: Number(found.height) }]
      : []
  return [...own, ...Object.values(value).flatMap(imagesOf)]
}

describe('demoSeed', () => {
  it('is a seed: every code and slug once, every reference leads to something', () => {
    expect(parseSeed(demoSeed, 'demoSeed').companies.length).toBeGreaterThan(44)
  })

  it('mentions only pictures that are drawn, with their real size', () => {
    const images = imagesOf(demoSeed)
    expect(images.length).toBeGreaterThan(20)
    for (const { src, width, height } of images) {
      const picture = drawPicture(src.replace('/images/', ''))
      expect({ src, width: picture?.width, height: picture?.height }).toEqual({ src, width, height })
    }
  })

  it('gives each doctor a portrait of their sex, and of the age that their experience makes likely', () => {
    const ages = { young: [0, 14], usual: [5, 22], middle: [15, 36], old: [31, 60] }
    for (const { specialists = [] } of demoSeed.companies)
      for (const { photo, middleName, lastName, experienceSince } of specialists) {
        const [, clinic = '', digits] = /^\/images\/([\w-]+)\/doctor-(\d+)$/.exec(photo?.src ?? '') ?? []
        if (!digits || !experienceSince) continue
        const { age = 'usual', hair } = personOf(clinic, clinicShift(clinic), Number(digits))
        const years = 2026 - experienceSince
        const [least, most] = ages[age]
        const name = `${lastName.ru}, ${years} years: ${photo?.src}`
        expect(years, name).toBeGreaterThanOrEqual(least ?? 0)
        expect(years, name).toBeLessThanOrEqual(most ?? 0)
        // Hair turns grey somewhere between, so both are likely there.
        if (years >= 30) expect(hair, name).toMatch(/grey|silver/)
        if (years < 24) expect(hair, name).not.toMatch(/grey|silver/)
        if (middleName)
          expect(Number(digits) % 2 === 1, name).toBe(/(вна|чна|қызы|кызы)$/.test(middleName.ru))
      }
  })

  it('keeps real places and invented clinics apart', () => {
    for (const { slug, isDemo, attribution } of demoSeed.companies) {
      expect(Boolean(attribution), slug).toBe(!isDemo)
    }
  })
})
