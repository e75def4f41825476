import type { LocalizedText } from '../../schemas/core/localized.ts'

/** A city or a speciality with the number of what a list has of it. */
export type NamedCount = { slug: string; name: LocalizedText; count: number }
