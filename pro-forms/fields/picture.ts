import type { Localized } from '../../schemas/core/localized.ts'

/** An uploaded picture, without its alt text. */
export type StoredPicture = { src: string; width: number; height: number; color?: string }

/** A picture as it is stored. */
export type Picture = StoredPicture & { alt: Partial<Localized<string>> }
