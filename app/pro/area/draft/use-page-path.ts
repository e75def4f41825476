import type { AreaRow } from '../../../../schemas/api/area.ts'
import { partsOf } from '../../areas/registry.ts'
import { useArea } from '../area-context.ts'

/** Gives the path of the page of a `drafted` row on the clinic's site, without the language; undefined if the row has none. */
export function usePagePathOf(): (row: AreaRow | undefined) => string | undefined {
  const { definition, site } = useArea()
  return (row) => {
    const path = row && partsOf(definition.name).pagePath?.(row)
    return path && site && `${site}${path}`
  }
}
