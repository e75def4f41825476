import { locales } from '../../locales/locale.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import { fold } from '../../schemas/formats/fold.ts'
import { slugOfAlias } from '../../schemas/menu/menu-slug.ts'
import type { Specialist } from '../entities/doctor.ts'

/** Slug of the medical director's blog, both of the page and of the category of its news. */
export const medicalDirectorSlug = 'medical-director'

const posts = [
  ...['главный врач', 'медицинский директор', 'бас дәрігер', 'медициналық директор'],
  ...['bosh shifokor', 'bosh vrach', 'tibbiyot direktori'],
  ...['chief doctor', 'chief physician', 'chief medical officer', 'medical director', 'head doctor'],
].map(fold)

/** Matches the position alone or followed by a speciality, but no deputies or heads of branches. */
const isPost = (position: string): boolean =>
  posts.some((post) => {
    const folded = fold(position)
    return folded.startsWith(post) && /^\s*($|[,;·—–])/.test(folded.slice(post.length))
  })

/** The doctor whose position matches in any language; undefined unless exactly one does. */
export function directorOf(specialists: readonly Specialist[]): Specialist | undefined {
  const [director, ...others] = specialists.filter(({ position }) =>
    locales.some((locale) => isPost(position?.[locale] ?? '')),
  )
  return others.length === 0 ? director : undefined
}

/** The category of the blog among those of a company: by slug, otherwise by title (C-22). */
export const blogCategory = <C extends { slug: string; title: LocalizedText }>(
  categories: readonly C[],
): C | undefined =>
  categories.find(({ slug }) => slug === medicalDirectorSlug) ??
  categories.find(({ title }) => slugOfAlias(title.ru) === medicalDirectorSlug)
