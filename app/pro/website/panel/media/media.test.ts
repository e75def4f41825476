import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Size, wholePicture, withinFrame } from '../../../../../pro-forms/fields/mark/crop-view.ts'
import { crop, type MediaItem } from '../../../../../schemas/api/media.ts'
import { applyChange } from '../../../../../schemas/draft/change.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { cropOf, mostCropZoom } from './crop-of.ts'
import { findMedia } from './find-media.ts'
import { focusAt, movedFocus } from './focus-point.ts'
import { pagesWith, showInstead } from './show-instead.ts'

const unknown = { BYTES: null, COLOR: null, FOCUS: null, ORIGINAL: null, CROP: null, ADDED_AT: null }
const item = (NAME: string, more: Partial<MediaItem> = {}): MediaItem => ({
  ...unknown,
  CODE: NAME,
  KIND: 'picture',
  SRC: `/images/site/1/${NAME}`,
  NAME,
  WIDTH: 800,
  HEIGHT: 600,
  ALT: {},
  IS_CROPPABLE: true,
  USED: [],
  ...more,
})

describe('the search of the library', () => {
  const items = [
    item('Ресепшен', { ALT: { en: 'The front desk' } }),
    item('Прайс 2026', { KIND: 'file' }),
    item('Кабинет'),
  ]
  const names = (words: string, kind?: MediaItem['KIND']) =>
    findMedia(items, { words, kind }).map(({ NAME }) => NAME)

  it('finds all words in any order, in names and descriptions', () => {
    expect(names('ресеп')).toEqual(['Ресепшен'])
    expect(names('desk front')).toEqual(['Ресепшен'])
    expect(names('2026 кабинет')).toEqual([])
    expect(names(' ')).toHaveLength(3)
  })

  it('leaves out other kinds', () => expect(names('', 'file')).toEqual(['Прайс 2026']))
})

describe('what a draft shows in place of something', () => {
  const shown = (name: string) => ({
    src: `/images/site/1/${name}`,
    width: 800,
    height: 600,
    alt: { ru: 'Кабинет' },
  })
  const block = (id: string, name: string) => ({ id, type: 'image', v: 1, props: { image: shown(name) } })
  const page = (slug: string, ...blocks: ReturnType<typeof block>[]) => ({
    slug,
    title: { ru: slug },
    blocks,
  })
  const draft = {
    design: { template: 'landing', theme: {} },
    menu: [],
    pages: { a: page('a', block('1', 'room'), block('2', 'room')), b: page('b', block('3', 'other')) },
  } as unknown as SiteDraft
  const applied = (changes: ReturnType<typeof showInstead>) =>
    changes.reduce((value, change) => applyChange(value, change)?.draft ?? value, draft)

  it('is changed wherever it stands, with its own size, and keeps its description', () => {
    const to = item('new', { WIDTH: 400, HEIGHT: 300, FOCUS: { X: 0.1, Y: 0.2 } })
    const { pages } = applied(showInstead(draft, item('room'), to))
    const image = {
      src: '/images/site/1/new',
      width: 400,
      height: 300,
      focus: { x: 0.1, y: 0.2 },
      alt: { ru: 'Кабинет' },
    }
    expect(pages.a?.blocks.map(({ props }) => props)).toEqual([{ image }, { image }])
    expect(pages.b).toBe(draft.pages.b)
  })

  it('counts a page once', () => {
    expect(pagesWith(draft, item('room'))).toBe(1)
    expect(pagesWith(draft, item('nowhere'))).toBe(0)
  })

  it('is no change where nothing differs', () => {
    expect(showInstead(draft, item('room'), item('room'))).toEqual([])
  })
})

describe('a focal point', () => {
  it('is under the finger, and on the edge for one beside the picture', () => {
    const box = { left: 100, top: 50, width: 200, height: 100 }
    expect(focusAt({ x: 150, y: 100 }, box)).toEqual({ X: 0.25, Y: 0.5 })
    expect(focusAt({ x: 0, y: 1000 }, box)).toEqual({ X: 0, Y: 1 })
  })

  it('is moved by arrow keys, not beyond the picture', () => {
    expect(movedFocus({ X: 0.5, Y: 0.5 }, 'ArrowLeft')).toEqual({ X: 0.45, Y: 0.5 })
    expect(movedFocus({ X: 0.5, Y: 0.99 }, 'ArrowDown')).toEqual({ X: 0.5, Y: 1 })
    expect(movedFocus({ X: 0.5, Y: 0.5 }, 'Enter')).toBeUndefined()
  })
})

describe('the crop of a picture', () => {
  const side = fc.integer({ min: 50, max: 5000 })
  const size = fc.record({ width: side, height: side })
  const ratio = fc.constantFrom(1, 3 / 2, 16 / 9, 3 / 4)
  const number = fc.double({ min: -3, max: 3, noNaN: true })

  it('is the whole picture for a frame of its own shape', () => {
    const frame = { width: 4 / 3, height: 1 }
    expect(cropOf(wholePicture, { width: 800, height: 600 }, frame)).toBeNull()
  })

  it('is always one that the server takes, in the shape of its frame', () => {
    fc.assert(
      fc.property(
        size,
        ratio,
        fc.double({ min: 0, max: 1, noNaN: true }),
        number,
        number,
        (picture, width, share, x, y) => {
          const frame: Size = { width, height: 1 }
          const zoom = mostCropZoom(picture, frame) * share
          const least = mostCropZoom(picture, frame) / 5
          const view = withinFrame({ zoom: Math.max(zoom, least), x, y }, picture, frame)
          const found = cropOf(view, picture, frame)
          if (found) expect(crop.safeParse(found).success).toBe(true)
        },
      ),
    )
  })
})
