import { showsMedia } from '../../../../schemas/core/field-kind.ts'
import type { Endpoint } from '../../http/endpoint.ts'
import type { Area } from '../area.ts'
import { checkReferences } from '../check-declaration.ts'
import { draftCalls } from './draft-calls.ts'
import { namesCalls } from './names-call.ts'
import { pictureCall } from './picture-call.ts'
import { readCalls } from './read-calls.ts'
import { singleCalls } from './single-calls.ts'
import { writeCalls } from './write-calls.ts'

/** All endpoints of all areas (`schemas/api/area.ts` lists them). Throws if one refers to an unknown area. */
export function areaEndpoints(areas: ReadonlyMap<string, Area>): Endpoint[] {
  checkReferences(new Map([...areas].map(([name, { definition }]) => [name, definition])))
  return [...areas.values()].flatMap((area) => [
    ...(area.definition.single
      ? singleCalls(area, areas)
      : [...readCalls(area, areas), ...writeCalls(area, areas)]),
    ...namesCalls(area, areas),
    ...(area.definition.drafted ? draftCalls(area) : []),
    ...(showsMedia(area.definition.schema) ? [pictureCall(area)] : []),
  ])
}
