import { areas } from '../areas/registry.ts'
import { areaEndpoints } from './area-endpoints.ts'

/** The calls that follow from the declarations of `schemas/areas`. */
export const areaCalls = areaEndpoints(areas)
