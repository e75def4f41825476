import type { Locale } from '../../../locales/locale.ts'
import { rowTitle } from '../../../pro-forms/list/row-title.ts'
import { areaNames } from '../../../schemas/api/area.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { areaDefinitions } from '../../../schemas/areas/registry.ts'
import { referredAreas } from '../../../schemas/core/field-kind.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { readPath } from './area-queries.ts'

/** The names of the rows that an area's values refer to, read by the server: by area and code. `place` is company and branch as in a path. */
export async function readNames(
  { name, schema }: AreaDefinition,
  place: string,
  locale: Locale,
): Promise<(area: string, code: string) => string | undefined> {
  const referred = new Set(Object.values(schema.properties).flatMap(referredAreas))
  const names = new Map<string, string>()
  for (const area of referred) {
    const of = areaDefinitions.get(area)
    if (!of) continue
    for (const { CODE, VALUE } of await readAnswer(
      readPath({ place, area: name }, `_names/${area}`),
      areaNames,
    ))
      names.set(`${area} ${CODE}`, rowTitle(of, VALUE, locale).text)
  }
  return (area, code) => names.get(`${area} ${code}`)
}
