type Box = Pick<DOMRect, 'top' | 'right' | 'bottom'>
type PinPlace = { left: number; top: number }

/** Between a pin and the edges of its block, and other pins. */
const gap = 6

/**
 * Where pins of a size stand in a window of a width: at the upper end of the right edge of their blocks, where they cover least, or where these are seen first, beside each other
 * if blocks begin in the same corner. Undefined for blocks that are not there or not seen.
 */
export function pinPlaces(
  boxes: readonly (Box | undefined)[],
  { size, width }: { size: number; width: number },
): (PinPlace | undefined)[] {
  const taken: PinPlace[] = []
  return boxes.map((box) => {
    const top = box && Math.max(box.top, 0) + gap
    if (!box || top === undefined || top + size > box.bottom) return undefined
    const place = { top, left: Math.min(box.right + size / 2, width - gap) - size }
    const isTaken = () =>
      taken.find((one) => Math.abs(one.top - place.top) < size && Math.abs(one.left - place.left) < size)
    for (let other = isTaken(); other; other = isTaken()) place.left = other.left - size - gap
    taken.push(place)
    return place
  })
}
