/**
 * How much larger something of the page has to be to have its own size on the screen: 2 in a frame that the builder draws at half
 * of its size, 1 in one that is as large as its page.
 */
export function magnification(): number {
  const shown = frameElement?.getBoundingClientRect().width
  return shown ? Math.max(1, innerWidth / shown) : 1
}
