/** Where a label of a height stands at a block: outside of it, so that it covers none of its text, as long as it is in the window. */
export type LabelPlace = 'above' | 'below' | 'foot'

/** True if any of a block can be seen in the window: a label of one that cannot would stand at another block. */
export const isInWindow = ({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, windowHeight: number): boolean =>
  bottom > 0 && top < windowHeight

/**
 * Above a block if there is room in the window, otherwise below it, otherwise at the foot of the window, where a block that fills
 * it is covered least. `top` and `bottom` are those of the block in the window.
 */
export function labelPlace(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  height: number,
  windowHeight: number,
): LabelPlace {
  if (top >= height && top < windowHeight) return 'above'
  return bottom >= 0 && bottom + height <= windowHeight ? 'below' : 'foot'
}

/** Where a second label of a block stands, clear of the first: below the block, or at its foot in the window, `raised` if the first is there. */
export function secondLabelPlace(
  box: Pick<DOMRect, 'top' | 'bottom'>,
  height: number,
  windowHeight: number,
): Exclude<LabelPlace, 'above'> | 'raised' {
  const first = labelPlace(box, height, windowHeight)
  if (first === 'foot') return 'raised'
  return first === 'above' && box.bottom + height <= windowHeight ? 'below' : 'foot'
}
