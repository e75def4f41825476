import type { AreaRow } from '../../../../schemas/api/area.ts'
import { partsOf } from '../../areas/registry.ts'
import { useArea } from '../area-context.ts'

/** The path of the page of a `drafted` row on the clinic's site, without the language; undefined if it has none. */
export function usePagePath(row: AreaRow | undefined): string | undefined {
  const { definition, site } = useArea()
  const path = row && partsOf(definition.name).pagePath?.(row)
  return path && site && `${site}${path}`
}
