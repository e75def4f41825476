'use client'

import type { ComponentProps } from 'react'
import { useCurrentInView } from './use-current-in-view.ts'

/** Navigation in one row, which scrolls where it is wider than the screen. `current` is anything that names its current link. */
export function LinkRow({ current, ...props }: ComponentProps<'nav'> & { current: string }) {
  return <nav ref={useCurrentInView(current)} {...props} />
}
