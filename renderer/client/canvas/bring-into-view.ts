import { boxOf, findRange } from './block-ranges.ts'

/** Room above a block for its name and for the header of the site, at most. */
const most = 96

/** Scrolls to the beginning of a block, if too little of it is visible. False if it is not rendered. */
export function bringIntoView(id: string): boolean {
  const range = findRange(id)
  const box = range && boxOf(range)
  if (!box) return false
  const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)
  if (seen < Math.min(box.height, innerHeight / 2))
    scrollBy({ top: box.top - Math.min(most, innerHeight / 4), behavior: 'instant' })
  return true
}
