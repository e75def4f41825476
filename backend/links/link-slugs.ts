import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { patterns } from '../../schemas/core/patterns.ts'
import { slugify } from '../../schemas/formats/slug.ts'
import { reservedLinkSlugs } from '../../schemas/links/reserved-link-slugs.ts'
import { link, linkSlug } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { findProfanity } from '../kit/profanity/find-profanity.ts'
import { randomCode } from '../kit/random-code.ts'

/** A link, or one to be (`code` is absent). */
export type LinkPlace = { company: string; code?: string | undefined }

const form = new RegExp(patterns.linkSlug)
const mostLetters = 12

/** Words of which every letter is told from every digit on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Whether no link may have this word, because it looks like an address of somebody else. */
const isReserved = (slug: string): boolean => reservedLinkSlugs.has(slug) || findProfanity(slug).length > 0

/** Whether a link may have this word, if nobody else has it. */
export const mayBeSlug = (slug: string): boolean => form.test(slug) && !isReserved(slug)

/** The words among these that are printed for another link. What a removed link of the same company had is free. */
async function takenOf(
  orm: Orm,
  slugs: readonly string[],
  { company, code }: LinkPlace,
): Promise<Set<string>> {
  const rows = await orm
    .select({ slug: linkSlug.slug, company: linkSlug.company, link: linkSlug.link })
    .from(linkSlug)
    .where(inArray(linkSlug.slug, [...slugs]))
  const isOwn = (row: (typeof rows)[number]) =>
    row.company === company && (row.link === null || row.link === code)
  return new Set(rows.filter((row) => !isOwn(row)).map(({ slug }) => slug))
}

/** Whether a link may have a word: it is free, another link has or had it, it is reserved, or it is no such word. */
export async function slugState(
  orm: Orm,
  slug: string,
  place: LinkPlace,
): Promise<'free' | 'taken' | 'reserved' | 'wrong'> {
  if (!form.test(slug)) return 'wrong'
  if (isReserved(slug)) return 'reserved'
  return (await takenOf(orm, [slug], place)).size > 0 ? 'taken' : 'free'
}

/** Whether a link has this word now. */
export const hasWord = async (
  orm: Orm,
  { company, code }: Required<LinkPlace>,
  slug: string,
): Promise<boolean> =>
  (await orm.$count(link, and(eq(link.company, company), eq(link.code, code ?? ''), eq(link.word, slug)))) > 0

/** The word that a name begins with, and as many of its words as fit. */
function wordsIn(name: string): string[] {
  const parts = slugify(name).split('-')
  const joined = parts.map((_, at) => parts.slice(0, at + 1).join(''))
  const whole = joined.findLast((word) => word.length <= mostLetters)
  return [joined[0], whole].filter((word): word is string => word !== undefined && form.test(word))
}

/** Free words for a link with a name, three at most: made of it, with a number, and letters by chance. Names before others are preferred. */
export async function proposeSlugs(orm: Orm, names: readonly string[], place: LinkPlace): Promise<string[]> {
  const words = [...new Set(names.flatMap(wordsIn))]
  const numbered = words
    .slice(0, 1)
    .flatMap((word) =>
      [2, 3].map((digits) => word.slice(0, mostLetters - digits) + randomCode('23456789', digits)),
    )
  const byChance = Array.from({ length: 2 }, () => randomCode(alphabet, 6))
  const all = [...words, ...numbered, ...byChance]
  const taken = await takenOf(orm, all, place)
  const free = all.filter((one) => !taken.has(one) && !isReserved(one))
  return [...new Set([...free.slice(0, 2), ...free.slice(-1)])]
}

/** Gives a word to a link for good; false if another link was faster. */
export async function takeSlug(
  orm: Orm,
  slug: string,
  { company, code }: Required<LinkPlace>,
): Promise<boolean> {
  const taken = await orm
    .insert(linkSlug)
    .values({ slug, company, link: code })
    .onConflictDoUpdate({
      target: linkSlug.slug,
      set: { link: code },
      setWhere: and(
        eq(linkSlug.company, company),
        or(isNull(linkSlug.link), code === undefined ? undefined : eq(linkSlug.link, code)),
      ),
    })
    .returning({ slug: linkSlug.slug })
  return taken.length > 0
}

/** How many words a company may have used up. */
export const mostSlugs = 1000
