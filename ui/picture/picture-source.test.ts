import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { narrowestIn, pictureAt, pictureSource, widestIn } from './picture-source.ts'

const widthsOf = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]))

describe('pictureSource', () => {
  it('offers the widths that the picture has, each at its own address', () => {
    expect(pictureSource({ src: '/images/a', width: 500 })).toEqual({
      src: '/images/a/480',
      srcSet: '/images/a/160 160w,/images/a/320 320w,/images/a/480 480w',
    })
  })

  it('gives an old browser no more than 960 pixels', () => {
    expect(pictureSource({ src: '/images/a', width: 4000 }).src).toBe('/images/a/960')
  })

  it('asks for the plain address of a picture narrower than every width', () => {
    expect(pictureSource({ src: '/images/a', width: 159 })).toEqual({ src: '/images/a' })
  })

  it('takes a picture of another server as it is', () => {
    const src = 'https://cdn.example/a.jpg?w=900'
    expect(pictureSource({ src, width: 900 })).toEqual({ src })
    expect(pictureAt(src, 1920)).toBe(src)
    expect(pictureAt('/images/a', 1920)).toBe('/images/a/1920')
  })

  it('asks Sanity’s server for each width, of what its editor has left of the picture', () => {
    const whole = 'https://cdn.sanity.io/images/abc/production/a-500x400.jpg'
    expect(pictureSource({ src: `${whole}?rect=0,0,500,300&auto=format`, width: 500 })).toEqual({
      src: `${whole}?rect=0,0,500,300&auto=format&w=480`,
      srcSet: [160, 320, 480]
        .map((width) => `${whole}?rect=0,0,500,300&auto=format&w=${width} ${width}w`)
        .join(','),
    })
    expect(pictureAt(whole, 640)).toBe(`${whole}?w=640`)
  })

  it('offers no file that is wider than the finest screen shows a picture that is small everywhere', () => {
    expect(widestIn('4rem')).toBe(320)
    expect(widestIn('(min-width: 64rem) 18rem, 7rem')).toBe(960)
    expect(widestIn('(min-width: 45rem) min(25rem, 34vw), 50vw')).toBe(1920)
    expect(widestIn('(min-width: 52rem) 60rem, 100vw')).toBe(1920)
  })

  it('offers no file that is narrower than a picture on the narrowest phone', () => {
    expect(narrowestIn('(min-width: 64rem) 18rem, 7rem')).toBe(112)
    expect(narrowestIn('(min-width: 52rem) 60rem, 100vw')).toBe(320)
    expect(narrowestIn('(min-width: 45rem) min(25rem, 34vw), 50vw')).toBe(0)
    const offered = (width: number) => widthsOf(pictureSource({ src: '/images/a', width }, 1920, 320).srcSet)
    expect([offered(700), offered(200)]).toEqual([[320, 480, 640], [160]])
  })

  it('never asks for more pixels than there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20000 }), (width) => {
        const widths = widthsOf(pictureSource({ src: '/images/a', width }).srcSet)
        expect(widths.every((offered) => offered <= width)).toBe(true)
        expect(widths.includes(1920)).toBe(width >= 1920)
      }),
    )
  })
})
