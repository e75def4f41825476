import { fold } from '../../schemas/formats/fold.ts'
import { slugify } from '../../schemas/formats/slug.ts'
import type { MenuKind } from '../entities.ts'

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

/** Slug of a kind of menu entries (C-21): the kind itself. Discounts and promotions have no page. */
export const slugOfKind = (kind: MenuKind | undefined): string | undefined =>
  kind === 'promotions' ? undefined : kind

/**
 * Slug of what a backend calls a page, often in Russian: one of the map (C-22), compared as search does (V-20), else the
 * words themselves in Latin letters. Empty where there are neither letters nor digits of ours.
 */
export const slugOfAlias = (alias: string): string => aliasSlugs.get(fold(alias)) ?? slugify(alias)
