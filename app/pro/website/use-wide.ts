import { useSyncExternalStore } from 'react'

/** From this width on the panel stands beside the page; below it, it opens over the page. */
const wide = '(min-width: 64rem)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** True if there is room for the page and the panel beside each other. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  )
