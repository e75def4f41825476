import { describe, expect, it } from 'vitest'
import { type FontPair, familiesOf, fontFamilies, fontPairs } from '../schemas/design/font-pairs.ts'
import { themeOf } from '../schemas/design/theme.ts'
import { fontLinks, themeStyle } from './theme.ts'

const assets = {
  styles: '/s.css',
  loader: '/l.js',
  lowVision: '/v.css',
  fonts: { cyrillic: '/onest-c.woff2', latin: '/onest-l.woff2' },
  families: Object.fromEntries(
    fontFamilies.map((name) => [
      name,
      { styles: `/${name}.css`, fonts: { cyrillic: `/${name}-c.woff2`, latin: `/${name}-l.woff2` } },
    ]),
  ),
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

describe('fontLinks', () => {
  it('name the files of the pair that was chosen and no others', () => {
    expect(fontLinks(themeOf('landing'), 'cyrillic', assets)).not.toContain('serif')
    const links = fontLinks(themeOf('landing-blog'), 'latin', assets)
    expect(links).toContain('<link rel="stylesheet" href="/serif.css">')
    expect(links).toContain('href="/serif-l.woff2" as="font"')
    expect(links).not.toContain('-c.woff2')
  })

  it.each(Object.keys(fontPairs) as FontPair[])(
    'of the pair %s name its families only (D-DESIGN)',
    (fonts) => {
      const links = fontLinks(themeOf('landing', { fonts }), 'cyrillic', assets)
      const { heading, text } = familiesOf[fonts]
      expect(fontFamilies.filter((family) => links.includes(`/${family}.css`))).toEqual(
        fontFamilies.filter((family) => family === heading || family === text),
      )
    },
  )
})
