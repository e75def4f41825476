import type { LocalizedText } from '../../schemas/core/localized.ts'

/** A city or a speciality with the number of its entries in a list. */
export type NamedCount = { slug: string; name: LocalizedText; count: number }
