import { areas } from '../../areas/registry.ts'
import { areaEndpoints } from '../../kit/area/calls/area-endpoints.ts'

/** The endpoints of all areas. */
export const areaCalls = areaEndpoints(areas)
