import Inbox from 'lucide-react/icons/inbox'
import { type ReactNode, useRef } from 'react'
import { localizePath } from '../../locales/locale.ts'
import type { ModerationQueue } from '../../schemas/moderation/moderation-queues.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Pagination } from '../../ui/page/pagination.tsx'
import { EmptyState } from '../../ui/shown/empty-state.tsx'
import { useArrivalFocus } from '../layouts/use-arrival-focus.ts'
import { useSettledFocus } from '../use-settled-focus.ts'
import { useTranslation } from '../use-translation.ts'

type Props = {
  queue: ModerationQueue
  meta: { page: number; pages: number; total: number }
  /** Query parameters of the addresses of its pages, besides the number. */
  query?: Record<string, string>
  /** The text of an empty list, if it is not "nothing waits". */
  none?: string
  /** Between the heading and the list. */
  above?: ReactNode
  /** The items of the list, if there are any. */
  children: ReactNode
}

/** The screen of a queue whose items are settled in the list itself. */
export function QueueList({ queue, meta, query = {}, none, above, children }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useArrivalFocus(heading)
  const list = useSettledFocus<HTMLElement>(meta.total)
  const path = localizePath(`/moderation/${queue}`, locale)
  const hrefOf = (page: number) => {
    const asked = new URLSearchParams({ ...query, ...(page > 1 && { page: `${page}` }) })
    return asked.size > 0 ? `${path}?${asked}` : path
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t(`moderation:queue.${queue}`)}
      </h1>
      {above}
      <section
        ref={list}
        tabIndex={-1}
        aria-label={t(`moderation:queue.${queue}`)}
        className="mt-6 outline-none"
      >
        {meta.total === 0 ? (
          <EmptyState icon={Inbox} title={none ?? t('moderation:home.none')} />
        ) : (
          <ul className="grid gap-4">{children}</ul>
        )}
      </section>
      <div className="mt-6">
        <Pagination page={meta.page} pages={meta.pages} hrefOf={hrefOf} />
      </div>
    </>
  )
}
