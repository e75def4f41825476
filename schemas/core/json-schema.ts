import { themeSchema } from '../design/theme.ts'
import { menuSchema } from '../menu/menu.ts'
import { type BlockDefinition, currentVersion } from '../page/define-block.ts'
import { maxBlocks } from '../page/max-blocks.ts'
import { siteSchemaWith } from '../page/site.ts'
import { pageHeadProperties, storedBlockProperties } from '../page/stored-page.ts'
import type { TSchema } from './type.ts'
import { vocabularySchema } from './vocabulary.ts'
import { withoutRepeated } from './without-repeated.ts'

/** A JSON Schema file: plain data, draft 2020-12. Its id is the name of the file, so that references lead from one file to another. */
export type JsonSchema = Record<string, unknown> & { $id: string }

type Definitions = ReadonlyMap<string, BlockDefinition>

const file = (name: string, schema: TSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(
      { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: `${name}.json`, ...schema },
      (_, value) => withoutRepeated(value),
    ),
  )

function storedBlock({
  type,
  label,
  description,
  container,
  props,
  example,
  upgrades,
}: BlockDefinition): TSchema {
  const v = currentVersion({ upgrades })
  return {
    title: label.en,
    description: description.en,
    'x-label': label,
    'x-description': description,
    type: 'object',
    properties: {
      ...storedBlockProperties,
      type: { const: type },
      v: { const: v },
      props,
      ...(container && { children: { type: 'array', items: { $ref: 'page.json#/$defs/block' } } }),
    },
    required: ['id', 'type', 'v', 'props'],
    additionalProperties: false,
    examples: [{ id: type, type, v, props: example.props }],
  }
}

/** JSON Schema of a stored block in its current version. Nested blocks are validated by the schema `page`. */
export const blockSchema = (definition: BlockDefinition): JsonSchema =>
  file(definition.type, storedBlock(definition))

/** JSON Schema of a block's data before localization; undefined for a block without data. */
export const dataSchema = ({ type, data, example }: BlockDefinition): JsonSchema | undefined =>
  data && file(`${type}.data`, { ...data, examples: [example.data] } as TSchema)

/** Self-contained JSON Schema of a stored page with all blocks. */
export function pageSchema(definitions: Definitions): JsonSchema {
  return file('page', {
    type: 'object',
    properties: {
      ...pageHeadProperties,
      blocks: { type: 'array', maxItems: maxBlocks, items: { $ref: '#/$defs/block' } },
    },
    required: ['title', 'blocks'],
    additionalProperties: false,
    $defs: {
      block: {
        type: 'object',
        discriminator: { propertyName: 'type' },
        required: ['type'],
        oneOf: [...definitions.keys()].map((type) => ({ $ref: `#/$defs/${type}` })),
      },
      ...Object.fromEntries([...definitions].map(([type, definition]) => [type, storedBlock(definition)])),
    },
  })
}

/** All published schemas by name: `vocabulary`, `page`, `site`, `menu`, `theme`, `<block>` and `<block>.data`. */
export function publishedSchemas(definitions: Definitions): Map<string, JsonSchema> {
  const files = [
    file('vocabulary', vocabularySchema),
    pageSchema(definitions),
    file('site', siteSchemaWith({ $ref: 'page.json' })),
    file('menu', menuSchema),
    file('theme', themeSchema),
    ...[...definitions.values()].flatMap((definition) =>
      [blockSchema(definition), dataSchema(definition) ?? []].flat(),
    ),
  ]
  return new Map(files.map((schema) => [schema.$id.replace(/\.json$/, ''), schema]))
}
