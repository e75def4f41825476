/** Puts an element over the page, hidden at first. It stands beside the body, so that morphing the page does not compare it. */
export function overlay<Of extends HTMLElement>(element: Of, style: string): Of {
  element.style.cssText += `position:fixed;z-index:2147483647;display:none;${style}`
  document.documentElement.append(element)
  return element
}
