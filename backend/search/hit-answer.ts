import type { z } from 'zod'
import type { searchHit } from '../../schemas/api/search.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'
import { type AboutHits, listedCode } from './about-hits.ts'
import type { Hit } from './find.ts'
import type { GroupKind } from './group-hits.ts'

/** A hit as the API sends it. */
export const hitAnswer = (
  kind: GroupKind,
  hit: Hit,
  { cities, profiles }: AboutHits,
): z.infer<typeof searchHit> => {
  const { entry, because } = hit
  return {
    KIND: kind,
    SLUG: entry.site,
    PAGE: entry.page,
    PROFILE: profiles.get(listedCode(hit)) ?? null,
    ...localize('NAME', entry.name),
    ...localizeOptional('DETAIL', entry.detail),
    ...localizeOptional('BECAUSE', because?.name),
    LOCATION_CODE: entry.city || null,
    ...localizeOptional('LOCATION_NAME', cities.get(entry.city)),
  }
}
