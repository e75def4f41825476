import { useQueries } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { isLocale } from '../../../locales/locale.ts'
import { shapeOf } from '../../../schemas/core/schema-shape.ts'
import type { Texts } from '../../../schemas/draft/texts.ts'
import { parsed } from '../../queries/parsed.ts'
import { areaAnswers } from './area-answers.ts'
import { useArea } from './area-context.ts'
import { areaKeys, readPath } from './area-queries.ts'

/** Values of other rows in the texts by which the list is filtered, by field: such texts are repeated, as the heading of a price list. */
export function useSuggestions(): Record<string, readonly Texts[]> {
  const { definition, place } = useArea()
  const { properties } = definition.schema
  const fields = (definition.list?.filters ?? []).filter((field) => {
    const shape = properties[field] && shapeOf(properties[field])
    return shape?.kind === 'leaf' && shape.leaf === 'text'
  })
  const found = useQueries({
    queries: fields.map((field) => ({
      queryKey: areaKeys.values(place, field),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        parsed(areaAnswers.values, call('GET', readPath(place, `_values/${field}`), undefined, { signal })),
    })),
  })
  return Object.fromEntries(
    fields.map((field, index) => [
      field,
      (found[index]?.data ?? []).flatMap(({ LABEL }) =>
        LABEL ? [Object.fromEntries(Object.entries(LABEL).filter(([lang]) => isLocale(lang))) as Texts] : [],
      ),
    ]),
  )
}
