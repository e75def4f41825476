import { latinLetter } from './latin-letters.ts'

/** Pattern of a slug as `slugify` makes it. */
export const slugPattern = '^[a-z0-9]+(?:-[a-z0-9]+)*$'

const maxLength = 80

const cut = (slug: string, length: number): string => slug.slice(0, length).replace(/-+$/, '')

/**
 * Converts a text to a slug: Cyrillic is transliterated, apostrophes are dropped, everything else becomes a hyphen;
 * at most 80 characters. Empty if no supported letter or digit remains.
 */
export function slugify(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Script=Cyrillic}/gu, latinLetter)
    .normalize('NFD')
    .replace(/[\p{M}'ʻʼ‘’`´]/gu, '')
  return cut(plain.replace(/[^a-z0-9]+/g, '-').replace(/^-/, ''), maxLength)
}

/** The word before the number in the addresses of further pages of a list (`/news/page/2`), which hides an entry with this slug. */
const pageWord = 'page'

/** Like `slugify`, with a suffix `-2`, `-3` … if the slug is taken, or reserved. */
export function uniqueSlug(text: string, taken: { has: (slug: string) => boolean }): string {
  const slug = slugify(text)
  if (slug !== pageWord && !taken.has(slug)) return slug
  for (let number = 2; ; number++) {
    const ending = `-${number}`
    const next = cut(slug, maxLength - ending.length) + ending
    if (!taken.has(next)) return next
  }
}
