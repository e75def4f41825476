import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { Image } from './image.ts'

/** A city or a speciality with the number of its entries in a list; of a city also where its middle is, if that is known. */
export type NamedCount = {
  slug: string
  name: LocalizedText
  count: number
  latitude?: number
  longitude?: number
}

/** A speciality with how many doctors of a city have it, and portraits of some of them. */
export type FacedSpeciality = NamedCount & { portraits: Image[] }
