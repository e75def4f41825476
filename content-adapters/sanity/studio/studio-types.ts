import type { FieldGroup } from '../../../schemas/core/annotate.ts'
import { plain } from '../../../schemas/core/plain-schema.ts'
import { structureOf } from '../../../schemas/core/schema-shape.ts'
import { type Label, t } from '../../../schemas/core/type.ts'
import type { BlockDefinition } from '../../../schemas/page/define-block.ts'
import { storedBlockProperties } from '../../../schemas/page/stored-page.ts'
import type { DocumentDefinition } from '../define-document.ts'
import { sanityName } from '../type-name.ts'
import { fieldsOf, type Properties, typeOf } from './field.ts'
import { categoryIcons, documentIcon } from './icons.ts'
import { mediaPath, selectionOf, wordsPath } from './preview.ts'
import { richTypes } from './rich-types.ts'
import { call, code, type Source } from './source-text.ts'
import type { Words } from './words.ts'

/** A type of the studio, and the folder of its file. */
export type StudioType = {
  folder: 'blocks' | 'documents' | 'objects'
  type: Properties & { name: string }
  /** A document that belongs to the site of a clinic. */
  isOfSite?: boolean
}

type Definitions = ReadonlyMap<string, BlockDefinition>

/** An array of blocks: those that editors may add, in the groups of our palette. */
function blocksField(definitions: Definitions, words: Words) {
  const offered = [...definitions.values()].filter(({ isOffered }) => isOffered !== false)
  const groups = Object.groupBy(offered, ({ category }) => category)
  return call('defineField', {
    name: 'blocks',
    title: words.t('studio:blocks'),
    type: 'array',
    of: offered.map(({ type }) => call('defineArrayMember', { type: sanityName(type) })),
    options: {
      insertMenu: {
        groups: Object.entries(groups).map(([category, blocks]) => ({
          name: category,
          title: words.t(`business:site.direct.group.${category as BlockDefinition['category']}`),
          of: blocks.map(({ type }) => sanityName(type)),
        })),
      },
    },
  })
}

/** When visitors see a block, and the version of its schema: as in every stored block. */
function envelopeFields(words: Words): Source[] {
  const { isHidden, from, to } = storedBlockProperties.visibility.properties
  const labelled = (schema: object, label: string) =>
    plain.optional(plain.unsafe({ ...schema, 'x-label': { [words.language]: label } as Label }))
  const visibility = plain.object({
    isHidden: labelled(isHidden, words.t('business:site.time.hide')),
    from: labelled(from, words.t('business:site.time.from')),
    to: labelled(to, words.t('business:site.time.to')),
  })
  const title = words.t('business:site.time.when')
  return [
    call('defineField', {
      name: 'visibility',
      title,
      ...typeOf(visibility, words),
      options: { collapsible: true, collapsed: true },
    }),
    call('defineField', { name: 'v', title: 'v', type: 'number', hidden: true, readOnly: true }),
  ]
}

function blockType(definition: BlockDefinition, definitions: Definitions, words: Words): StudioType {
  const { type, label, description, category, container, props } = definition
  const structure = structureOf(props)
  const title = words.of(label)
  const { title: path, media } = selectionOf(props)
  return {
    folder: 'blocks',
    type: {
      name: sanityName(type),
      title,
      description: words.of(description),
      type: 'object',
      icon: code(categoryIcons[category]),
      fields: [
        ...(structure.kind === 'object' ? fieldsOf(structure, words) : []),
        ...(container ? [blocksField(definitions, words)] : []),
        ...envelopeFields(words),
      ],
      preview: {
        select: { ...(path && { title: path }), ...(media && { media }) },
        prepare: call('namedBlock', title),
      },
    },
  }
}

function documentType(definition: DocumentDefinition, definitions: Definitions, words: Words): StudioType {
  const { name, label, schema, hasBlocks, preview } = definition
  const structure = structureOf(schema)
  if (structure.kind !== 'object') throw new Error(`${name} has no fields`)
  const groups = (schema as { 'x-groups'?: readonly FieldGroup[] })['x-groups'] ?? []
  const select = (field: string | undefined, pathOf: typeof wordsPath) => {
    const property = field === undefined ? undefined : structure.properties[field]
    return field !== undefined && property ? pathOf(field, property) : undefined
  }
  return {
    folder: 'documents',
    isOfSite: 'site' in structure.properties,
    type: {
      name: sanityName(name),
      title: words.of(label),
      type: 'document',
      icon: code(documentIcon(definition)),
      ...(groups.length > 0 && { fieldsets: typeOf(schema, words).fieldsets }),
      fields: [
        ...fieldsOf(structure, words, groups),
        ...(hasBlocks ? [blocksField(definitions, words)] : []),
      ],
      preview: {
        select: {
          title: select(preview.title, wordsPath),
          subtitle: 'site' in structure.properties ? 'site.company' : undefined,
          media: select(preview.media, mediaPath),
        },
      },
    },
  }
}

/** All types of a studio: objects that fields share, blocks, and documents. */
export function studioTypes(
  definitions: Definitions,
  documents: ReadonlyMap<string, DocumentDefinition>,
  words: Words,
): StudioType[] {
  const link = { name: 'link', title: words.t('studio:link'), ...linkType(words) }
  return [
    ...[link, ...richTypes(words)].map((type) => ({ folder: 'objects' as const, type })),
    ...[...definitions.values()].map((definition) => blockType(definition, definitions, words)),
    ...[...documents.values()].map((definition) => documentType(definition, definitions, words)),
  ]
}

/** The type of a link itself, of which a field only says the name. */
function linkType(words: Words): Properties {
  const { 'x-leaf': _, ...schema } = t.link() as ReturnType<typeof t.link> & { 'x-leaf'?: string }
  return typeOf(plain.unsafe(schema), words)
}
