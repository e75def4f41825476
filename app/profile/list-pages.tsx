'use client'

import { localizePath } from '../../locales/locale.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Pagination } from '../../ui/page/pagination.tsx'

type Props = {
  /** The path of the list with its filter, without the language. */
  path: string
  /** The parameter of the address that has the number of the page. */
  name?: string
  meta: { page: number; pages: number }
}

/** The pagination of a list of the profile. */
export function ListPages({ path, name = 'page', meta }: Props) {
  const { locale } = usePage()
  const base = localizePath(path, locale)
  const hrefOf = (page: number) =>
    page === 1 ? base : `${base}${base.includes('?') ? '&' : '?'}${name}=${page}`
  return (
    <div className="mt-8">
      <Pagination {...meta} hrefOf={hrefOf} />
    </div>
  )
}
