import type { Localized } from '../../schemas/localized.ts'

/** A picture as it is stored. */
export type Picture = {
  src: string
  width: number
  height: number
  color?: string
  alt: Partial<Localized<string>>
}
