import { portableTextSchema } from '../../../schemas/rich/portable-text-schema.ts'

/**
 * One of our JSON Schemas for OpenAPI: rich text in it is named once, and alternatives are told apart by their constants, because a
 * `discriminator` of OpenAPI selects among named schemas only.
 */
export const openApiSchema = (schema: object): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(schema, (keyword, value) => {
      if (value === portableTextSchema && value !== schema)
        return { $ref: '#/components/schemas/PortableText' }
      if (keyword === 'discriminator') return undefined
      return value?.oneOf?.length === 1 ? value.oneOf[0] : value
    }),
  )
