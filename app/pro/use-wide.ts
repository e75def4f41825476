import { useSyncExternalStore } from 'react'

/** From this width on the panel stands beside the page; below it, it opens over the page. */
const wide = '(min-width: 64rem)'

/** Made once, because each part of the builder reads it at every rendering. */
let known: MediaQueryList | undefined
const mediaOf = () => (known ??= matchMedia(wide))

const subscribe = (changed: () => void) => {
  const media = mediaOf()
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** True if there is room for the page and the panel side by side. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => mediaOf().matches,
    () => true,
  )
