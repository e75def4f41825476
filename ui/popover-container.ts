/** The element that holds a popover, by a CSS selector. Throws where nothing matches (E12): the page is at fault. */
export function popoverContainer(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element)
    throw new Error(`Popover: nothing in the page matches its container "${selector}"; draw it first`)
  return element
}
