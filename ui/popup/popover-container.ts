/**
 * The element that a popover is rendered into, by a CSS selector. Throws if nothing matches (E12), because that is a
 * programming error.
 */
export function popoverContainer(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element)
    throw new Error(`Popover: nothing in the page matches its container "${selector}"; render it first`)
  return element
}
