import { describe, expect, it } from 'vitest'
import { parseSeed } from '../backend/seed/format.ts'
import { demoSeed } from './index.ts'
import { drawPicture } from './pictures/index.ts'

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

  it('keeps real places and invented clinics apart', () => {
    for (const { slug, isDemo, attribution } of demoSeed.companies) {
      expect(Boolean(attribution), slug).toBe(!isDemo)
    }
  })
})
