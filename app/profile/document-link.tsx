'use client'

import type { ReactNode } from 'react'
import { localizePath } from '../../locales/locale.ts'
import { usePage } from '../../ui/page-context.tsx'

/** A way from the profile to a page of the product; without a path the words stand alone. */
export function DocumentLink({
  path,
  className = 'link',
  children,
}: {
  path: string | null
  className?: string
  children: ReactNode
}) {
  const { locale } = usePage()
  return path === null ? (
    children
  ) : (
    <a href={localizePath(path, locale)} className={className}>
      {children}
    </a>
  )
}
