import { toastRegion } from '../../../../ui/toast/toast-region.ts'

/**
 * Closes everything beside an element, and beside its ancestors, to keys and screen readers, except toasts. Returns a function that opens
 * it again.
 */
export function closeOutside(element: Element): () => void {
  const closed: Element[] = []
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const one of inner.parentElement.children) {
      if (one === inner || one.id === toastRegion || one.hasAttribute('inert')) continue
      one.setAttribute('inert', '')
      closed.push(one)
    }
  return () => {
    for (const one of closed) one.removeAttribute('inert')
  }
}
