import { block } from '../../parts/blocks.ts'
import { type Four, four } from '../words.ts'

const files = import.meta.glob<string>('./*.webp', { query: '?inline', import: 'default' })

/** The size in which `scripts/product-screens.mjs` takes them: blocks with pictures show it whole at each width. */
export const screenSize = { width: 1600, height: 850 }

/** Its bytes (WebP) by the key of the picture, `shipa/screen-builder`; undefined if there is no such screen. */
export async function readScreen(key: string): Promise<Buffer | undefined> {
  const [, name] = /^shipa\/screen-([a-z]+)$/.exec(key) ?? []
  const uri = await files[`./${name}.webp`]?.()
  return uri === undefined ? undefined : Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64')
}

const caption = four(
  'Снимок экрана Shipa на русском. Клиника вымышлена.',
  'Shipa экранының орыс тіліндегі суреті. Клиника ойдан шығарылған.',
  'Shipa ekranining rus tilidagi surati. Klinika oʻylab topilgan.',
  'A screenshot of Shipa, in Russian. The clinic is fictional.',
)

/** A block with a real screen of the product, by the name of its file; `alt` describes it. */
export const screen = (name: string, alt: Four) =>
  block('screen', 'image', {
    image: { src: `/images/shipa/screen-${name}`, ...screenSize, color: '#dfe9e8', alt },
    caption,
  })
