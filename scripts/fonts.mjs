// `npm run fonts`: makes the small font files in `ui/fonts` from the complete subsets of each family (OFL), and those for
// generated pictures in `server/drawn/fonts` and for documents in `backend/kit/pdf/fonts`. Run it when a font has a new version or a text needs another glyph;
// `ui/fonts.css` and `ui/fonts-<family>.css` list which characters are in which file.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** File → the subset that it is taken from, and its characters. */
const files = {
  cyrillic: ['cyrillic', `${range(0x400, 0x45f)}ҰұҐґ№\u0301`],
  kazakh: ['cyrillic-ext', 'ӘәҒғҚқҢңӨөҮүҺһ'],
  latin: ['latin', `${range(0x20, 0x7e)}\u00a0§©«°±·»×–—‘’‚“”„•…ʻʼ€™−\u2009\u202f`],
  tenge: ['latin-ext', '₸'],
}
/** The weights that the design uses. */
const variationAxes = { wght: { min: 400, max: 700 } }

async function make(file, family, subset, signs, targetFormat, options = {}) {
  const whole = readFileSync(
    `node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`,
  )
  const small = await subsetFont(whole, signs, { targetFormat, variationAxes, ...options })
  writeFileSync(file, small)
  console.log(`${file}: ${small.length} bytes`)
}

// Without the alternates of their glyphs: small capitals and old-style figures, which no style of ours turns on, and figures of one width,
// which in Onest stand so far apart that "12" is read as "1 2".
for (const family of ['onest', 'noto-serif', 'nunito', 'montserrat', 'playfair'])
  for (const [name, [subset, signs]] of Object.entries(files))
    await make(`ui/fonts/${family}-${name}.woff2`, family, subset, signs, 'woff2', { noLayoutClosure: true })

// Figures of one width, for the columns of the application alone (`app/application.css`).
await make('ui/fonts/onest-figures.woff2', 'onest', 'latin', range(0x30, 0x39), 'woff2')

// A clinic's name may contain any letter, so these have all of them.
const letters = [
  range(0x20, 0x24f),
  range(0x2b0, 0x36f),
  range(0x400, 0x52f),
  range(0x1e00, 0x1eff),
  range(0x2000, 0x206f),
  range(0x20a0, 0x20bf),
  range(0x2100, 0x214f),
].join('')
for (const subset of ['cyrillic', 'cyrillic-ext', 'latin', 'latin-ext'])
  await make(`server/drawn/fonts/onest-${subset}.ttf`, 'onest', subset, letters, 'truetype')

// The drawing of documents takes one static file for each weight, whose glyphs have one name, so these are not made of subsets.
for (const name of ['400Regular', '600SemiBold']) {
  const whole = readFileSync(`node_modules/@expo-google-fonts/onest/${name}/Onest_${name}.ttf`)
  const file = `backend/kit/pdf/fonts/onest-${name.slice(0, 3)}.ttf`
  const small = await subsetFont(whole, letters, { targetFormat: 'truetype', noLayoutClosure: true })
  writeFileSync(file, small)
  console.log(`${file}: ${small.length} bytes`)
}
