import { areas } from '../../areas/registry.ts'
import { areaEndpoints } from './area-endpoints.ts'

/** The endpoints of all areas. */
export const areaCalls = areaEndpoints(areas)
