import { useQueries } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { locales } from '../../../locales/locale.ts'
import type { RowOption } from '../../../pro-forms/form-context.ts'
import type { ReferenceName } from '../../../pro-forms/list/reference-names.ts'
import { rowTitle } from '../../../pro-forms/list/row-title.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { areaDefinitions } from '../../../schemas/areas/registry.ts'
import { referredAreas } from '../../../schemas/core/field-kind.ts'
import { otherNames } from '../../../schemas/reference/other-names.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { parsed } from '../../queries/parsed.ts'
import { areaAnswers } from './area-answers.ts'
import { useArea } from './area-context.ts'
import { areaKeys, readPath } from './area-queries.ts'

/** The names of a row in other languages, and its synonyms. */
const termsOf = (of: AreaDefinition, code: string, value: Readonly<Record<string, unknown>>): string[] => [
  ...new Set([
    ...locales.map((locale) => rowTitle(of, value, locale).text),
    ...(otherNames[of.name]?.[code] ?? []),
  ]),
]

/** Names of rows of the areas that these fields reference: as options for a form, and for a list. */
export function useReferences(fields: readonly string[]) {
  const { definition, place } = useArea()
  const { locale } = usePage()
  const schemas = fields.flatMap((field) => definition.schema.properties[field] ?? [])
  const areas = [...new Set(schemas.flatMap(referredAreas))].filter((area) => areaDefinitions.has(area))
  const found = useQueries({
    queries: areas.map((area) => ({
      queryKey: [...areaKeys.area({ place: place.place, area }), 'names', place.area],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        parsed(areaAnswers.names, call('GET', readPath(place, `_names/${area}`), undefined, { signal })),
    })),
  })
  const titles = new Map(
    areas.map((area, index) => {
      const of = areaDefinitions.get(area) as AreaDefinition
      const rows = found[index]?.data ?? []
      return [
        area,
        new Map(
          rows.map(({ CODE, VALUE }) => [
            CODE,
            { ...rowTitle(of, VALUE, locale), terms: termsOf(of, CODE, VALUE), facts: VALUE },
          ]),
        ),
      ] as const
    }),
  )
  const nameOf: ReferenceName = (area, code) => titles.get(area)?.get(code)
  const options: Record<string, RowOption[]> = Object.fromEntries(
    [...titles].map(([area, names]) => [
      area,
      [...names].map(([value, { text, terms, facts }]) => ({ value, label: text || value, terms, facts })),
    ]),
  )
  return { nameOf, options }
}
