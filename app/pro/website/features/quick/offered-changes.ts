import type { ProPermissions } from '../../../../../schemas/api/business.ts'
import { areaDefinitions } from '../../../../../schemas/areas/registry.ts'
import { areaRights } from '../../../area/area-rights.ts'
import { type QuickChangeName, quickChanges } from '../../draft/pages/quick-changes.ts'

/** The quick changes that a person may make: in areas by the rights there, in the design by those in the site. */
export function offeredChanges(access: ProPermissions, mayChangeSite: boolean): QuickChangeName[] {
  const mayEdit = (area: string) => {
    const definition = areaDefinitions.get(area)
    return definition !== undefined && areaRights(definition, access).change
  }
  return quickChanges
    .filter((change) => ('section' in change ? mayChangeSite : mayEdit(change.area)))
    .map(({ name }) => name)
}
