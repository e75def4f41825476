import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Resolved } from '../../../schemas/core/resolved.ts'
import type { Static } from '../../../schemas/core/type.ts'
import type { pagingField } from '../../../schemas/page/block-fields.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'

type Props = {
  paging: Resolved<Static<ReturnType<typeof pagingField>>> | undefined
  /** False if the list is not ordered by date. */
  dated?: boolean
}

/** Links to the neighbouring pages of a list (B-23); nothing if there is only one page. */
export function PagingLinks({ paging, dated = true }: Props) {
  const { t } = usePage()
  if (!paging || paging.pages < 2) return null
  const { page, pages, previous, next } = paging
  return (
    <nav aria-label={t('blocks:paging.label')} className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
      {previous && (
        <a href={previous.href} rel="prev" className={buttonClass('secondary')}>
          <Icon of={ArrowLeft} />
          {t(dated ? 'blocks:paging.newer' : 'blocks:paging.previous')}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className={buttonClass('secondary')}>
          {t(dated ? 'blocks:paging.older' : 'blocks:paging.next')}
          <Icon of={ArrowRight} />
        </a>
      )}
      <p className="text-sm text-ink-soft tabular-nums">{t('blocks:paging.page', { page, pages })}</p>
    </nav>
  )
}
