import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPicture, type Picture, pictureKinds } from './index.ts'

const clinics = ['demo-dent', 'demo-family', 'demo-polyclinic', 'demo-journal']
const numbers = [1, 2, 3, 4, 5, 6, 7, 8]
const keys = clinics.flatMap((clinic) =>
  pictureKinds.flatMap((kind) =>
    kind === 'logo' ? [`${clinic}/logo`] : numbers.map((number) => `${clinic}/${kind}-${number}`),
  ),
)

const drawn = new Map<string, Picture>()

/** A picture, drawn once for all tests. */
function draw(key: string): Picture {
  const picture = drawn.get(key) ?? drawPicture(key)
  if (!picture) throw new Error(`no picture for ${key}`)
  drawn.set(key, picture)
  return picture
}

/** A journal has more covers than a clinic has pictures of one kind. */
const covers = Array.from({ length: 20 }, (_, i) => `demo-journal/cover-${i + 1}`)
keys.push(...covers.filter((key) => !keys.includes(key)))

describe('drawPicture', () => {
  it('gives the same bytes for the same key', () => {
    for (const key of keys) expect(drawPicture(key)).toEqual(draw(key))
  })

  it('draws every key of a clinic, and of each clinic, differently', () => {
    expect(new Set(keys.map((key) => draw(key).svg)).size).toBe(keys.length)
  })

  it('keeps clinics apart by more than their colours', () => {
    const shapes = (key: string) => draw(key).svg.replace(/#[0-9a-f]{6}/g, '')
    for (const kind of pictureKinds)
      expect(new Set(clinics.map((clinic) => shapes(`${clinic}/${kind}-1`))).size, kind).toBe(clinics.length)
  })

  it('draws different people in all clinics', () => {
    const people = { 'demo-dent': 10, 'demo-family': 10, 'demo-hospital': 10, 'demo-practice': 6 }
    const faces = Object.entries(people).flatMap(([clinic, count]) =>
      Array.from({ length: count }, (_, i) =>
        draw(`${clinic}/doctor-${i + 1}`).svg.replace(/#[0-9a-f]{6}/g, ''),
      ),
    )
    expect(new Set(faces).size).toBe(36)
  })

  it('gives a journal twenty covers, each of other things', () => {
    const shapes = covers.map((key) => draw(key).svg.replace(/#[0-9a-f]{6}/g, ''))
    expect(new Set(shapes).size).toBe(20)
  })

  it('gives a journal doctors of its own', () => {
    const person = (key: string) => draw(key).svg.replace(/#[0-9a-f]{6}/g, '')
    const others = clinics
      .slice(0, 2)
      .flatMap((clinic) => numbers.map((n) => person(`${clinic}/doctor-${n}`)))
    for (const number of [1, 2, 3, 4, 5, 6])
      expect(others).not.toContain(person(`demo-journal/doctor-${number}`))
  })

  it('gives well-formed SVG of the size that it says', async () => {
    for (const key of keys) {
      const { svg, width, height } = draw(key)
      const found = await sharp(Buffer.from(svg)).metadata()
      expect({ key, format: found.format, width: found.width, height: found.height }).toEqual({
        key,
        format: 'svg',
        width,
        height,
      })
    }
  })

  it('gives the size of its kind, tall for room-3 and window-2', () => {
    const size = (key: string) => {
      const { width, height } = draw(`demo-dent/${key}`)
      return `${width}×${height}`
    }
    expect(size('hero-1')).toBe('1920×1080')
    expect(size('room-1')).toBe('1600×1067')
    expect(size('room-3')).toBe('1067×1600')
    expect(size('window-2')).toBe('1067×1600')
    expect(size('doctor-5')).toBe('800×1000')
    expect(size('news-2')).toBe('1600×900')
    expect(size('logo')).toBe('400×400')
  })

  it('stays under 60 kB, needs nothing from outside and names each id once', () => {
    for (const key of keys) {
      const { svg } = draw(key)
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
      expect(Buffer.byteLength(svg), key).toBeLessThan(60_000)
      expect(svg.replace('http://www.w3.org/2000/svg', ''), key).not.toMatch(
        /https?:|href|<image|<script|<style|NaN|undefined/,
      )
      expect(new Set(ids).size, key).toBe(ids.length)
      expect(ids, key).toEqual(expect.arrayContaining(used))
    }
  })

  it('says the colour that most of the picture has', async () => {
    for (const key of [
      ...clinics.flatMap((clinic) => pictureKinds.map((kind) => `${clinic}/${kind}-1`)),
      ...covers,
    ]) {
      const { svg, color } = draw(key)
      expect(color).toMatch(/^#[0-9a-f]{6}$/)
      // `stats` alone always covers the original picture, even after a resize.
      const small = await sharp(Buffer.from(svg)).resize(40).flatten({ background: color }).png().toBuffer()
      const { channels } = await sharp(small).stats()
      channels.slice(0, 3).forEach(({ mean }, i) => {
        expect(
          Math.abs(mean - Number.parseInt(color.slice(1 + i * 2, 3 + i * 2), 16)),
          `${key} channel ${i}`,
        ).toBeLessThan(90)
      })
    }
  })

  it('answers undefined for what it does not know', () => {
    for (const key of [
      'demo-dent/cat-1',
      'demo-dent',
      '',
      'demo-dent/room-0',
      'demo-dent/room-1/2',
      'demo-dent/constructor',
      '../room-1',
    ]) {
      expect(drawPicture(key), key).toBeUndefined()
    }
  })
})
