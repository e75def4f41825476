/** The data for the composed pages of a clinic's site. */
export type FilledData = {
  hasDescription: boolean
  hasDoctor: boolean
  hasPhoto: boolean
  /** A promotion runs now. */
  hasPromotion: boolean
}

/** Those of these pages that the clinic has written itself. */
type WrittenPages = { hasAboutPage: boolean; hasSpecialistsPage: boolean; hasGalleryPage: boolean }

/** Those of the pages of `emptyTypes` that are stored, by `slugs`. */
export const storedPages = (slugs: ReadonlySet<string>): WrittenPages => ({
  hasAboutPage: slugs.has('about'),
  hasSpecialistsPage: slugs.has('specialists'),
  hasGalleryPage: slugs.has('gallery'),
})

/** Types (C-21) of the menu entries of a company whose pages would be empty (V-21). */
export function emptyTypes(filled: FilledData & WrittenPages): number[] {
  const { hasDescription, hasDoctor, hasPhoto, hasPromotion } = filled
  return [
    ...(hasPromotion ? [] : [2]),
    ...(hasDescription || hasDoctor || hasPhoto || filled.hasAboutPage ? [] : [4]),
    ...(hasDoctor || filled.hasSpecialistsPage ? [] : [6]),
    ...(hasPhoto || filled.hasGalleryPage ? [] : [11]),
  ]
}
