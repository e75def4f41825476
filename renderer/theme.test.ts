import { describe, expect, it } from 'vitest'
import { type FontPair, familiesOf, fontFamilies, fontPairs } from '../schemas/design/font-pairs.ts'
import { themeOf } from '../schemas/design/theme.ts'
import { styleLinks, themeStyle } from './theme.ts'

const assets = {
  styles: '/s.css',
  loader: '/l.js',
  lowVision: '/v.css',
  families: Object.fromEntries(fontFamilies.map((name) => [name, `/${name}.css`])),
}

describe('themeStyle', () => {
  it('is nothing for the product’s own looks', () => {
    expect(themeStyle(themeOf('default'))).toBe('')
  })

  it('is one block of variables for a clinic’s (D-DESIGN)', () => {
    expect(themeStyle(themeOf('landing-blog', { palette: 'plum', radius: 0 }))).toBe(
      '<style>:root{--accent:#7b3569;--ground:335;--radius:0px;--font-heading:var(--font-serif);--font-text:var(--font-serif)}</style>',
    )
  })

  it('leaves running text in Onest where headings alone are in the serif', () => {
    expect(themeStyle(themeOf('landing', { fonts: 'serif-headings' }))).not.toContain('--font-text')
  })
})

describe('styleLinks', () => {
  it('name the files of the pair that was chosen and no others', () => {
    expect(styleLinks(themeOf('landing'), assets)).not.toContain('serif')
    expect(styleLinks(themeOf('landing-blog'), assets)).toContain('<link rel="stylesheet" href="/serif.css">')
  })

  it.each(Object.keys(fontPairs) as FontPair[])(
    'of the pair %s name its families only (D-DESIGN)',
    (fonts) => {
      const links = styleLinks(themeOf('landing', { fonts }), assets)
      const { heading, text } = familiesOf[fonts]
      expect(fontFamilies.filter((family) => links.includes(`/${family}.css`))).toEqual(
        fontFamilies.filter((family) => family === heading || family === text),
      )
    },
  )
})
