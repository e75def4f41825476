/** The sizes of pictures of the product's screens: as a wide browser and as a phone shows them (`scripts/product-screens.mjs`). */
export const screenSizes = {
  wide: { width: 1440, height: 765 },
  narrow: { width: 720, height: 960 },
} as const
