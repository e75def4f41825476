import { toastRegion } from '../../../../ui/toast/toast-region.ts'

/** Closes to keys and screen readers what an element covers: all beside it and beside what it stands in, but for toasts. Gives the way to open that again. */
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
