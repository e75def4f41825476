import { block } from '../../parts/blocks.ts'
import { type Four, four } from '../words.ts'

const files = import.meta.glob<string>('./*.webp', { query: '?inline', import: 'default' })

/** Its bytes (WebP) by the key of the picture, `shipa/screen-builder-kk-wide`; undefined if there is no such screen. */
export async function readScreen(key: string): Promise<Buffer | undefined> {
  const [, name] = /^shipa\/screen-([a-z]+-[a-z]{2}-(?:wide|narrow))$/.exec(key) ?? []
  const uri = await files[`./${name}.webp`]?.()
  return uri === undefined ? undefined : Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64')
}

const caption = four(
  'Снимок экрана Shipa. Клиника вымышлена.',
  'Shipa экранының суреті. Клиника ойдан шығарылған.',
  'Shipa ekranining surati. Klinika oʻylab topilgan.',
  'A screenshot of Shipa. The clinic is fictional.',
)

/** A block with a real screen of the product, by the name of its file; `alt` describes it. A page with several gives each an `id`. */
export const screen = (name: string, alt: Four, id = 'screen') =>
  block(id, 'product-screen', { name, alt, caption })
