'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'
import { localizePath } from '../../locales/locale.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { loadInFull } from '../builds/full-load.ts'
import { currentNavigation } from './current-navigation.ts'

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'scroll' | 'onNavigate'> & {
  /** A path of the application without its language: `/pro/demo-dent/reviews`. */
  href: string
  /** Keep the scroll position: for tabs, filters, the cabinet switch (B-13). */
  keepScroll?: boolean
}

/**
 * A link within the application, in the language of the page. For pages outside of the application use a plain `<a>`. Its screen is fetched
 * ahead once the link is pointed at or focused: each screen has links to all areas, and the server would draw all of these for every screen.
 */
export function AppLink({ href, keepScroll = false, prefetch, ...rest }: Props) {
  const { locale } = usePage()
  const [isNear, setNear] = useState(false)
  const approach = () => setNear(true)
  const target = localizePath(href, locale)
  return (
    <Link
      onMouseEnter={approach}
      onTouchStart={approach}
      onFocus={approach}
      {...rest}
      href={target}
      prefetch={isNear ? prefetch : false}
      scroll={!keepScroll}
      onNavigate={(event) => {
        if (loadInFull(target)) event.preventDefault()
        else if (!keepScroll) currentNavigation.toTop()
      }}
    />
  )
}
