import { usePage } from '../../../ui/core/page-context.tsx'

/** A link that is seen while it has the focus. It skips what stands above results, such as their search and filters; `list` is their id. */
export function ToResults({ list }: { list: string }) {
  const { t } = usePage()
  return (
    <a href={`#${list}`} className="btn btn-secondary sr-only focus:not-sr-only focus:absolute focus:z-2">
      {t('blocks:directory-list.toResults')}
    </a>
  )
}
