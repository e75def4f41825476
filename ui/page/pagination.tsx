'use client'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { MouseEvent } from 'react'
import { usePage } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { pageNumbers } from './page-numbers.ts'

type Props = {
  page: number
  pages: number
  /** The address of a page; the first page has the address of the list itself. */
  hrefOf: (page: number) => string
  /** Called instead of following the link, except for clicks that open it in a new tab or window (application). */
  onPage?: (page: number) => void
  /** The name of the list, if there are several paginations on one page: "Страницы новостей". */
  label?: string
}

const cell =
  'flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 font-medium tabular-nums hover:bg-surface active:bg-accent-tint'

/** Links to the other pages of a list (B-23): plain links, so they work without JavaScript. Renders nothing for one page. */
export function Pagination({ page, pages, hrefOf, onPage, label }: Props) {
  const { t } = usePage()
  if (pages <= 1) return null
  const open = (target: number) => (event: MouseEvent) => {
    if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPage(target)
  }
  return (
    <nav aria-label={label ?? t('ui:pagination.label')} className="@container">
      <ul className="grid grid-cols-[1fr_auto_1fr] items-center gap-1 @lg:flex">
        <li className="justify-self-start">
          {page > 1 && (
            <a href={hrefOf(page - 1)} onClick={open(page - 1)} rel="prev" className={`${cell} @lg:pe-3`}>
              <Icon of={ChevronLeft} />
              {t('ui:pagination.previous')}
            </a>
          )}
        </li>
        <li className="text-sm text-ink-soft tabular-nums @lg:hidden">
          <span className="sr-only">{t('ui:pagination.pageOf', { page, pages })}</span>
          <span aria-hidden>{`${page} / ${pages}`}</span>
        </li>
        {pageNumbers(page, pages).map((number, index, all) => (
          <li key={number ?? `after-${all[index - 1]}`} className="hidden @lg:block">
            {number === undefined ? (
              <span aria-hidden className={`${cell} pointer-events-none text-ink-faint`}>
                …
              </span>
            ) : (
              <a
                href={hrefOf(number)}
                onClick={open(number)}
                aria-label={t('ui:pagination.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                className={`${cell} aria-[current]:bg-accent-tint aria-[current]:text-accent-ink forced-colors:aria-[current]:outline-2`}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        <li className="justify-self-end">
          {page < pages && (
            <a href={hrefOf(page + 1)} onClick={open(page + 1)} rel="next" className={`${cell} @lg:ps-3`}>
              {t('ui:pagination.next')}
              <Icon of={ChevronRight} />
            </a>
          )}
        </li>
      </ul>
    </nav>
  )
}
