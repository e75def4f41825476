import type { LocalizedText } from '../../schemas/core/localized.ts'

/** A city or a speciality with the number of its entries in a list; of a city also where its middle is, if that is known. */
export type NamedCount = {
  slug: string
  name: LocalizedText
  count: number
  latitude?: number
  longitude?: number
}
