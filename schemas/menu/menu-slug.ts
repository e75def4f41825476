import { fold } from '../formats/fold.ts'
import { slugify } from '../formats/slug.ts'
import type { MenuKind } from './menu-kind.ts'

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

/** Slug of a kind of menu entries (C-21), equal to the kind. Discounts and promotions have no page: their entry leads to the list on the index. */
export const slugOfKind = (kind: MenuKind | undefined): string | undefined =>
  kind === 'promotions' ? undefined : kind

/**
 * Slug of a page alias from a backend, often in Russian: from the map (C-22), compared as in search (V-20), otherwise
 * transliterated. Empty without supported letters or digits.
 */
export const slugOfAlias = (alias: string): string => aliasSlugs.get(fold(alias)) ?? slugify(alias)
