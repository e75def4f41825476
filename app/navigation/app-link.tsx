'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
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

/** A link within the application, in the language of the page. For pages outside of the application use a plain `<a>`. */
export function AppLink({ href, keepScroll = false, ...rest }: Props) {
  const { locale } = usePage()
  const target = localizePath(href, locale)
  return (
    <Link
      {...rest}
      href={target}
      scroll={!keepScroll}
      onNavigate={(event) => {
        if (loadInFull(target)) event.preventDefault()
        else if (!keepScroll) currentNavigation.toTop()
      }}
    />
  )
}
