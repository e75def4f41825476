import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { hexOf, type Oklch, oklchOf } from '../../../schemas/formats/oklch.ts'
import { type FileStore, publicFolder } from '../../kit/files/store.ts'
import type { StoredImage } from '../../kit/tables/columns.ts'

/** Less chroma is a grey, in which no accent can be seen. */
const leastChroma = 0.045

/** In so many parts of the circle colours are counted; those of one part are one colour. */
const parts = 24

/** The longer side of the picture that is counted, in pixels. */
const side = 48

/** The colours of a picture, without transparent parts. */
async function colorsIn(bytes: Uint8Array): Promise<Oklch[]> {
  const shrunk = sharp(bytes).resize(side, side, { fit: 'inside' }).ensureAlpha()
  const { data } = await shrunk.raw().toBuffer({ resolveWithObject: true })
  const two = (channel = 0) => channel.toString(16).padStart(2, '0')
  const colors: Oklch[] = []
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) > 128)
      colors.push(oklchOf(`#${two(data[at])}${two(data[at + 1])}${two(data[at + 2])}`))
  return colors
}

/** The colour that most of a picture has, besides greys; undefined for a picture without colours. */
export async function mainColor(bytes: Uint8Array): Promise<string | undefined> {
  const colors = (await colorsIn(bytes)).filter(({ c }) => c >= leastChroma)
  const byHue = Map.groupBy(colors, ({ h }) => Math.floor((((h % 360) + 360) % 360) / (360 / parts)))
  const weightOf = (some: readonly Oklch[]) => some.reduce((sum, { c }) => sum + c, 0)
  const [most] = [...byHue.values()].sort((a, b) => weightOf(b) - weightOf(a))
  if (!most) return undefined
  // A mean would mix light and dark into a colour that is nowhere, and pale edges of letters are no colour of the logo: the one
  // by lightness at which half of the chroma is reached.
  most.sort((a, b) => a.l - b.l)
  let left = weightOf(most) / 2
  for (const color of most) {
    left -= color.c
    if (left <= 0) return hexOf(color)
  }
  return undefined
}

// A file never changes.
const known = new LRUCache<string, { color: string | undefined }>({ max: 200 })

/** The colour of a logo, `#rrggbb`; undefined for one without colours, or whose file cannot be read here. */
export async function logoColor(files: FileStore, { src }: StoredImage): Promise<string | undefined> {
  const found = known.get(src)
  if (found) return found.color
  const bytes = await files.read(`${publicFolder}/${src.replace(/^\/images\//, '')}.webp`)
  const color = bytes && (await mainColor(bytes))
  known.set(src, { color })
  return color
}
