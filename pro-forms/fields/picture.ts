import type { Localized } from '../../schemas/localized.ts'

/** A picture that was kept: what a field of a picture needs beside the words for it. */
export type KeptPicture = { src: string; width: number; height: number; color?: string }

/** A picture as it is stored. */
export type Picture = KeptPicture & { alt: Partial<Localized<string>> }
