import { holdsPictures } from '../../schemas/field-kind.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { Area } from './area.ts'
import { readCalls } from './read-calls.ts'
import { singleCalls } from './single-calls.ts'
import { pictureCall, writeCalls } from './write-calls.ts'

/** All endpoints of all areas (`schemas/api/area.ts` lists them). */
export const areaEndpoints = (areas: ReadonlyMap<string, Area>): Endpoint[] =>
  [...areas.values()].flatMap((area) => [
    ...(area.definition.single ? singleCalls(area, areas) : [...readCalls(area), ...writeCalls(area, areas)]),
    ...(holdsPictures(area.definition.schema) ? [pictureCall(area)] : []),
  ])
