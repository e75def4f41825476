// `npm run fonts`: makes the small font files in `ui/fonts` from the whole subsets of Onest (OFL). Run it when the font
// has a new version or a text needs another sign; `ui/fonts.css` says which signs are in which file.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** File → the subset that it is cut from, and its signs. */
const files = {
  cyrillic: ['cyrillic', `${range(0x400, 0x45f)}ҰұҐґ№\u0301`],
  kazakh: ['cyrillic-ext', 'ӘәҒғҚқҢңӨөҮүҺһ'],
  latin: ['latin', `${range(0x20, 0x7e)}\u00a0§©«°±·»×–—‘’‚“”„•…ʻʼ€™−\u2009\u202f`],
  tenge: ['latin-ext', '₸'],
}
/** The weights that the design uses. */
const variationAxes = { wght: { min: 400, max: 700 } }

for (const [name, [subset, signs]] of Object.entries(files)) {
  const whole = readFileSync(
    `node_modules/@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2`,
  )
  const small = await subsetFont(whole, signs, { targetFormat: 'woff2', variationAxes })
  writeFileSync(`ui/fonts/onest-${name}.woff2`, small)
  console.log(`ui/fonts/onest-${name}.woff2: ${small.length} bytes`)
}
