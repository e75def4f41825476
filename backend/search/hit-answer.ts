import type { z } from 'zod'
import type { searchHit } from '../../schemas/api/search.ts'
import type { Texts } from '../kit/tables/columns.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'
import type { Hit } from './find.ts'
import type { GroupKind } from './group-hits.ts'

/** Names of cities by slug. */
export type CityNames = ReadonlyMap<string, Texts>

/** A hit as the API sends it. */
export const hitAnswer = (
  kind: GroupKind,
  { entry, because }: Hit,
  cities: CityNames,
): z.infer<typeof searchHit> => ({
  KIND: kind,
  SLUG: entry.site,
  PAGE: entry.page,
  ...localize('NAME', entry.name),
  ...localizeOptional('DETAIL', entry.detail),
  ...localizeOptional('BECAUSE', because?.name),
  LOCATION_CODE: entry.city || null,
  ...localizeOptional('LOCATION_NAME', cities.get(entry.city)),
})
