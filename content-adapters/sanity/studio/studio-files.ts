import type { Locale } from '../../../locales/locale.ts'
import type { BlockDefinition } from '../../../schemas/page/define-block.ts'
import type { DocumentDefinition } from '../define-document.ts'
import { patternsText } from './patterns.ts'
import support from './rules.ts?raw'
import { call, sourceText } from './source-text.ts'
import { type StudioType, studioTypes } from './studio-types.ts'
import { wordsIn } from './words.ts'

/** The first line of each written file, by which a later run knows its own. */
export const writtenMark = '// Written by `npm run schemas -- --sanity`: changes are lost when it runs again.'

const from = {
  sanity: ['defineArrayMember', 'defineField', 'defineType'],
  '../patterns': ['patterns'],
  '../rules': ['hiddenIfUploaded', 'hiddenUnless', 'namedBlock', 'ofSameSite', 'rules', 'variantRules'],
} as const

const uses = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text)

function typeFile({ type }: StudioType): string {
  const body = sourceText(call('defineType', type))
  const [icon, glyph] = /\b([A-Z]\w+)Icon\b/.exec(body) ?? []
  const imports = [
    ...(icon ? [`import { ${icon} } from '@sanity/icons/${glyph}'`] : []),
    ...Object.entries(from).flatMap(([module, names]) => {
      const used = names.filter((name) => uses(body, name))
      return used.length > 0 ? [`import { ${used.join(', ')} } from '${module}'`] : []
    }),
  ]
  return `${writtenMark}\n${imports.join('\n')}\n\nexport default ${body}\n`
}

const listText = (name: string, types: readonly StudioType[]): string =>
  `export const ${name} = [\n${types.map(({ type }) => `  ${type.name},\n`).join('')}]`

function indexFile(types: readonly StudioType[]): string {
  return [
    writtenMark,
    ...types.map(({ folder, type }) => `import ${type.name} from './${folder}/${type.name}'`),
    '',
    '/** All types: `schema.types` of the studio. */',
    listText('schemaTypes', types),
    '',
    '/** Documents that belong to the site of a clinic. */',
    listText(
      'documentsOfSite',
      types.filter(({ isOfSite }) => isOfSite),
    ),
    '',
  ].join('\n')
}

/** The files of a studio's schema by their paths, the same for the same definitions. Labels and messages are in `language`. */
export function studioFiles(
  definitions: ReadonlyMap<string, BlockDefinition>,
  documents: ReadonlyMap<string, DocumentDefinition>,
  language: Locale,
): Map<string, string> {
  const types = studioTypes(definitions, documents, wordsIn(language))
  return new Map([
    ['index.ts', indexFile(types)],
    ['patterns.ts', `${writtenMark}\n${patternsText}`],
    ['rules.ts', `${writtenMark}\n${support.replace("from '@sanity/types'", "from 'sanity'")}`],
    ...types.map((one) => [`${one.folder}/${one.type.name}.ts`, typeFile(one)] as const),
  ])
}
