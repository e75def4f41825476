import { areaNames } from '../../../../schemas/api/area.ts'
import { fillingFields, referredAreas } from '../../../../schemas/core/field-kind.ts'
import { ApiError } from '../../errors/api-error.ts'
import { defineCall, type Endpoint } from '../../http/endpoint.ts'
import { requestText } from '../../input/query.ts'
import type { Area } from '../area.ts'
import { readAccess } from '../area-access.ts'
import { paramsOf, rootOf } from '../area-root.ts'
import { readTitles } from '../list/read-names.ts'

/** The areas to which fields of an area refer. */
const referredBy = ({ definition }: Area) => new Set(referredAreas(definition.schema))

/**
 * The call for names of the rows that fields of an area refer to, and for what the form fills in from them: the person who reads news knows their authors, also without a right to
 * the doctors' data. None for an area without such fields.
 */
export function namesCalls(area: Area, areas: ReadonlyMap<string, Area>): Endpoint[] {
  const referred = referredBy(area)
  if (referred.size === 0) return []
  return [
    defineCall({
      method: 'get',
      service: 'business-api-front2',
      name: `${area.definition.name}.names`,
      path: `${rootOf(area)}/${area.definition.name}_names/{of}`,
      params: paramsOf(area, { of: requestText.describe('Name of the area to which its fields refer.') }),
      summary: `Names of the rows of another area to which ${area.definition.label.en} refer`,
      access: readAccess(area),
      answer: areaNames,
      act: async ({ orm, member, params: { of }, locale }) => {
        const target = referred.has(of) ? areas.get(of) : undefined
        if (!target) throw new ApiError('NOT_FOUND')
        const filling = fillingFields(area.definition.schema, of)
        const shown = [...new Set([...target.definition.title, ...filling])]
        return (await readTitles(orm, target, { member, locale }, filling)).map(({ code, value }) => ({
          CODE: code,
          VALUE: Object.fromEntries(shown.flatMap((name) => (name in value ? [[name, value[name]]] : []))),
        }))
      },
    }),
  ]
}
