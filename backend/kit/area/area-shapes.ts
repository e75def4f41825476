import { z } from '@hono/zod-openapi'
import { areaChangeBody, areaCreateBody, areaRow } from '../../../schemas/api/area.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { hasPeriod } from '../../../schemas/publication.ts'
import { portableTextSchema } from '../../../schemas/rich/portable-text-schema.ts'
import { openApiSchema } from '../http/open-api-schema.ts'

const nameOf = ({ name }: AreaDefinition) => `area.${name}`

/** Schemas of an area's calls (`schemas/api/area.ts`); OpenAPI describes `VALUE` by the area's own schema. */
export function areaShapes(definition: AreaDefinition) {
  const $ref = `#/components/schemas/${nameOf(definition)}`
  const row = areaRow.extend({ VALUE: areaRow.shape.VALUE.meta({ $ref }) })
  const VALUE = z.unknown().meta({ $ref })
  const create = areaCreateBody.extend({ VALUE })
  const change = areaChangeBody.extend({ VALUE })
  if (hasPeriod(definition)) return { row, create, change }
  const period = { FROM: true, UNTIL: true } as const
  const lasting = { create: create.omit(period), change: change.omit(period) }
  if (definition.scheduled) return { row, ...lasting }
  const status = { STATUS: true } as const
  return { row, create: lasting.create.omit(status), change: lasting.change.omit(status) }
}

/** JSON Schemas of the values of all areas, by their names in the OpenAPI document. */
export const valueSchemas = (definitions: Iterable<AreaDefinition>): Record<string, object> => ({
  ...Object.fromEntries([...definitions].map((one) => [nameOf(one), openApiSchema(one.schema)])),
  PortableText: openApiSchema(portableTextSchema),
})
