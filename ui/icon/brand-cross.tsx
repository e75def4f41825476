/** The product's logo, a cross, in a square of 8 by 8. */
export const crossPath = 'M3 0h2v3h3v2H5v3H3V5H0V3h3z'

/** The logo in the accent colour, beside the product's name. */
export const BrandCross = () => (
  <svg viewBox="0 0 8 8" aria-hidden className="size-7 shrink-0 fill-accent-mark">
    <path d={crossPath} />
  </svg>
)
