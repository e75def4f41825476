import { fold } from '../../schemas/formats/fold.ts'
import { slugify } from '../../schemas/formats/slug.ts'

const typeSlugs: ReadonlyMap<number, string> = new Map([
  [1, 'news'],
  [3, 'reviews'],
  [4, 'about'],
  [5, 'materials'],
  [6, 'specialists'],
  [7, 'appointment'],
  [8, 'ask-question'],
  [9, 'reviews'],
  [10, 'state-symbols'],
  [11, 'gallery'],
  [12, 'determine'],
  [13, 'contacts'],
])

const aliasSlugs: ReadonlyMap<string, string> = new Map(
  [
    ['gos-simvoly', 'state-symbols'],
    ['государственные символы', 'state-symbols'],
    ['гобмп', 'gobmp'],
    ['осмс', 'osms'],
    ['фотогалерея', 'gallery'],
    ['блог главного врача', 'medical-director'],
  ].map(([alias = '', slug = '']) => [fold(alias), slug]),
)

/** Slug of a type of menu items (C-21). Type 2, discounts and promotions, has none, nor has an unknown one. */
export const slugOfType = (type: number | undefined): string | undefined =>
  type === undefined ? undefined : typeSlugs.get(type)

/**
 * Slug of what a backend calls a page, often in Russian: one of the map (C-22), compared as search does (V-20), else the
 * words themselves in Latin letters. Empty where there are neither letters nor digits of ours.
 */
export const slugOfAlias = (alias: string): string => aliasSlugs.get(fold(alias)) ?? slugify(alias)
