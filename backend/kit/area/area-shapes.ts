import { z } from '@hono/zod-openapi'
import { areaChangeBody, areaCreateBody, areaRow } from '../../../schemas/api/area.ts'
import { type AreaDefinition, listedFields } from '../../../schemas/areas/define-area.ts'
import { hasPeriod } from '../../../schemas/publication.ts'
import { portableTextSchema } from '../../../schemas/rich/portable-text-schema.ts'
import { openApiSchema } from '../http/open-api-schema.ts'

const nameOf = ({ name }: AreaDefinition) => `area.${name}`
const listedNameOf = (definition: AreaDefinition) => `${nameOf(definition)}.listed`
const referenceTo = (name: string) => `#/components/schemas/${name}`

/** The schema of what a list has of a value. */
function listedSchema(definition: AreaDefinition) {
  const { properties, required = [], ...schema } = definition.schema
  const listed = new Set(listedFields(definition))
  const isListed = (name: string) => listed.has(name)
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isListed(name))),
    required: required.filter(isListed),
  }
}

/** Schemas of an area's calls (`schemas/api/area.ts`); OpenAPI describes `VALUE` by the area's own schema. */
export function areaShapes(definition: AreaDefinition) {
  const $ref = referenceTo(nameOf(definition))
  const row = areaRow.extend({ VALUE: areaRow.shape.VALUE.meta({ $ref }) })
  const listedRow = areaRow.extend({
    VALUE: areaRow.shape.VALUE.meta({ $ref: referenceTo(listedNameOf(definition)) }),
  })
  const VALUE = z.unknown().meta({ $ref })
  const create = areaCreateBody.extend({ VALUE })
  const change = areaChangeBody.extend({ VALUE })
  if (hasPeriod(definition)) return { row, listedRow, create, change }
  const period = { FROM: true, UNTIL: true } as const
  const lasting = { create: create.omit(period), change: change.omit(period) }
  if (definition.scheduled) return { row, listedRow, ...lasting }
  const status = { STATUS: true } as const
  return { row, listedRow, create: lasting.create.omit(status), change: lasting.change.omit(status) }
}

/** JSON Schemas of the values of all areas and of what their lists have of them, by their names in the OpenAPI document. */
export const valueSchemas = (definitions: Iterable<AreaDefinition>): Record<string, object> => ({
  ...Object.fromEntries(
    [...definitions].flatMap((one) => [
      [nameOf(one), openApiSchema(one.schema)],
      ...(one.single ? [] : [[listedNameOf(one), openApiSchema(listedSchema(one))]]),
    ]),
  ),
  PortableText: openApiSchema(portableTextSchema),
})
