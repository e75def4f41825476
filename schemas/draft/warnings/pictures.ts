import { defaultLocale } from '../../../locales/locale.ts'
import { isBlank } from '../../core/localized.ts'
import { isRecord, structureOf } from '../../core/schema-shape.ts'
import { findParts } from '../../core/schema-walk.ts'
import type { TSchema } from '../../core/type.ts'
import { type Check, eachBlock } from './warning.ts'

const isPicture = (schema: TSchema) => {
  const structure = structureOf(schema)
  return structure.kind === 'object' && 'src' in structure.properties && 'alt' in structure.properties
}

/** Pictures without a description for people who do not see them, and those of other sites, which we cannot make lighter. */
export const pictures: Check = (draft, facts) =>
  eachBlock(draft, facts, ({ props }, definition, at) =>
    findParts(definition.props, props, isPicture, [...at, 'props']).flatMap(({ value, path }) => {
      if (!isRecord(value) || typeof value.src !== 'string' || value.src === '') return []
      const isDescribed = isRecord(value.alt) && !isBlank(value.alt[defaultLocale])
      return [
        ...(isDescribed
          ? []
          : [{ code: 'noAlt' as const, path: [...path, 'alt', defaultLocale], params: {}, fix: [] }]),
        ...(/^https?:/.test(value.src)
          ? [{ code: 'foreignPicture' as const, path: [...path, 'src'], params: {}, fix: [] }]
          : []),
      ]
    }),
  )
