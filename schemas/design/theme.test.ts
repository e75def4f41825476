import { describe, expect, it } from 'vitest'
import { defaultTheme, palettes, themeOf } from './theme.ts'

describe('themeOf', () => {
  it('sets a journal in the serif until its clinic says otherwise (D-DESIGN)', () => {
    expect(themeOf('landing-blog').fonts).toBe('serif')
    expect(themeOf('landing-blog', { fonts: 'onest' }).fonts).toBe('onest')
    expect(themeOf('landing').fonts).toBe('onest')
  })

  it('takes accent and greys of a palette', () => {
    expect(themeOf('landing-wide', { palette: 'plum' })).toMatchObject(palettes.plum)
  })

  it('lets an accent of the clinic’s own outrank its palette’s', () => {
    expect(themeOf('landing', { palette: 'plum', accent: '#112233' })).toMatchObject({
      accent: '#112233',
      ground: palettes.plum.ground,
    })
  })

  it('is the product’s own where nothing is chosen and nothing is a template’s', () => {
    expect(themeOf('default')).toEqual(defaultTheme)
  })

  it('has eight palettes of different colours', () => {
    expect(new Set(Object.values(palettes).map(({ accent }) => accent)).size).toBe(8)
  })
})
