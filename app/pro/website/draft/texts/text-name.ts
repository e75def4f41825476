import { fieldOptions } from '../../../../../pro-forms/field-options.ts'
import type { TSchema } from '../../../../../schemas/core/type.ts'
import type { DraftText } from '../../../../../schemas/draft/draft-texts.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useBuilder } from '../builder/builder-context.ts'

/** Names a text by its block and its field: `Вопросы и ответы · Вопрос 2`. */
export function useTextName(): (text: Pick<DraftText, 'path' | 'schema' | 'type'>) => string {
  const { locale } = usePage()
  const { types } = useBuilder()
  return ({ path, schema, type }) => {
    const index = path.findLast((step) => typeof step === 'number')
    const field = [fieldOptions(schema, locale).label, typeof index === 'number' && index + 1]
    const block = type && (types.get(type)?.label ?? type)
    return [block, field.filter(Boolean).join(' ')].filter(Boolean).join(' · ')
  }
}

/** How many letters a text may have. */
export function maxLetters(schema: TSchema): number | undefined {
  const { properties } = schema as { properties?: Record<string, { maxLength?: number }> }
  return properties?.ru?.maxLength
}
