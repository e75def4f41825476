import type { TakenDownPage } from '../../../schemas/api/business.ts'
import { areaDefinitions, areaPath } from '../../../schemas/areas/registry.ts'

/** The screen on which the clinic corrects a page that moderators have taken down, below its path. */
export function mendedAt({ KIND, ROW }: TakenDownPage): string {
  if (KIND === 'site') return 'clinic-website'
  const area = areaDefinitions.get(KIND === 'organization' ? 'company' : KIND)
  if (!area) throw new Error(`There is no area of ${KIND}`)
  return ROW === null ? areaPath(area) : `${areaPath(area)}/${encodeURIComponent(ROW)}`
}
