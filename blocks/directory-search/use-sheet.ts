import { useLayoutEffect, useRef, useState } from 'react'

/** Windows in which the search covers the page while it is used: phones, and pages that are much enlarged. */
const narrow = '(width < 40rem)'

/**
 * The form of the search as a sheet over the whole of a narrow window: it is exactly as high as what the phone's keyboard leaves. Where the
 * browser has no popovers the form stays in its place.
 */
export function useSheet() {
  const form = useRef<HTMLFormElement>(null)
  const [isSheet, setSheet] = useState(false)

  const open = () => {
    const { current } = form
    if (isSheet || !current || !('popover' in current) || !matchMedia(narrow).matches) return
    // The page behind keeps its height, so that it does not move.
    if (current.parentElement) current.parentElement.style.minHeight = `${current.offsetHeight}px`
    setSheet(true)
  }

  useLayoutEffect(() => {
    const { current } = form
    if (!isSheet || !current) return
    // Only the top layer is above all that is fixed, and measured by the window wherever the block stands.
    current.popover = 'manual'
    current.showPopover()
    const view = window.visualViewport
    const follow = () => {
      current.style.inset = `${view?.offsetTop ?? 0}px 0 auto`
      current.style.height = view ? `${view.height}px` : '100dvh'
    }
    follow()
    view?.addEventListener('resize', follow)
    view?.addEventListener('scroll', follow)
    return () => {
      view?.removeEventListener('resize', follow)
      view?.removeEventListener('scroll', follow)
      current.popover = null
      current.removeAttribute('style')
      current.parentElement?.removeAttribute('style')
    }
  }, [isSheet])

  return { form, isSheet, open, close: () => setSheet(false) }
}
