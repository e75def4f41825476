'use client'

import type { ReactNode } from 'react'
import { localizePath } from '../../locales/locale.ts'
import { usePage } from '../../ui/core/page-context.tsx'

/** A link from the profile to a page outside of the application; plain text if there is no path. */
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
