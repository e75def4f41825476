import type { LocalizedText } from '../../schemas/core/localized.ts'

/**
 * Opening hours: `day` 1 is Monday; several intervals a day mean breaks; an exception replaces the hours of its date.
 */
export type OpeningHours = {
  week: { day: number; intervals: { from: string; to: string }[] }[]
  exceptions: { date: string; intervals: { from: string; to: string }[]; note?: LocalizedText }[]
}
