import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { localizePath } from '../../locales/locale.ts'
import type { ModerationQueue } from '../../schemas/moderation-queues.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { useSettledFocus } from '../use-settled-focus.ts'
import { useTranslation } from '../use-translation.ts'

type Props = {
  queue: ModerationQueue
  meta: { page: number; pages: number; total: number }
  /** The items of the list, if there are any. */
  children: ReactNode
}

/** The screen of a queue whose items are settled in the list itself. */
export function QueueList({ queue, meta, children }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const list = useSettledFocus<HTMLElement>(meta.total)
  const path = localizePath(`/moderation/${queue}`, locale)
  return (
    <>
      <h1 className="text-3xl">{t(`moderation:queue.${queue}`)}</h1>
      <section
        ref={list}
        tabIndex={-1}
        aria-label={t(`moderation:queue.${queue}`)}
        className="mt-6 outline-none"
      >
        {meta.total === 0 ? (
          <EmptyState icon={Inbox} title={t('moderation:home.none')} />
        ) : (
          <ul className="grid gap-4">{children}</ul>
        )}
      </section>
      <div className="mt-6">
        <Pagination
          page={meta.page}
          pages={meta.pages}
          hrefOf={(page) => (page === 1 ? path : `${path}?page=${page}`)}
        />
      </div>
    </>
  )
}
