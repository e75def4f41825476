import type { ShortLink } from '../../../schemas/areas/links.ts'
import { useArea } from '../area/area-context.ts'
import { useRow } from '../area/use-row.ts'

/** A saved link of the current area; undefined until it is known. */
export function useLink(code: string): (ShortLink & { word: string }) | undefined {
  const { place } = useArea()
  const { data: row } = useRow(place, code, true)
  // Safe: a stored value has been validated by the schema of a link, and every stored link has a word.
  return row && (row.VALUE as ShortLink & { word: string })
}
