import type { Area } from '../../kit/area/area.ts'
import { areas } from '../registry.ts'

/** An area by its name. Throws for one that does not exist. */
export function areaOf(name: string): Area {
  const area = areas.get(name)
  if (!area) throw new Error(`there is no area "${name}"`)
  return area
}
