'use client'

import RotateCw from 'lucide-react/icons/rotate-cw'
import SearchX from 'lucide-react/icons/search-x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from './area-context.ts'

/** Placeholder of rows that are loading. */
export function ListLoading() {
  return (
    <LoadingRegion className="grid gap-px">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex items-center gap-4 border-t border-line py-4">
          <Skeleton shape="control" className="size-5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ms-auto h-4 w-1/5" />
        </div>
      ))}
    </LoadingRegion>
  )
}

type FailedProps = { message: string; isRetrying: boolean; onRetry: () => void }

const RetryButton = ({ isRetrying, onRetry }: Omit<FailedProps, 'message'>) => (
  <Button variant="secondary" size="small" icon={RotateCw} loading={isRetrying} onClick={onRetry}>
    {usePage().t('business:list.retry')}
  </Button>
)

/** The list could not be loaded: the reason, and a button to retry. */
export function ListFailed({ message, ...retry }: FailedProps) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title={t('business:list.failed')}
        text={message}
        action={<RetryButton {...retry} />}
      />
    </div>
  )
}

/** The list on the screen is stale, because refreshing it failed. */
export function ListStale(retry: Omit<FailedProps, 'message'>) {
  const { t } = useTranslation()
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warning-tint px-4 py-2 text-warning-ink"
    >
      {t('business:list.stale')}
      <RetryButton {...retry} />
    </p>
  )
}

/** No row matches the search and filters. */
export function ListNotFound({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={SearchX}
      title={t('business:list.notFound')}
      text={t('business:list.notFoundText')}
      action={
        <Button variant="secondary" onClick={onReset}>
          {t('business:list.reset')}
        </Button>
      }
    />
  )
}

/** Areas with words of their own for their empty list. */
const areasWithTexts = [
  'appointment-requests',
  'cabinets',
  'doctors',
  'document-templates',
  'links',
  'services',
  'whatsapp-numbers',
] as const

/** The list has no rows yet: its purpose, and a button to add the first. */
export function ListEmpty({ add }: { add: ReactNode }) {
  const { t } = useTranslation()
  const { definition, rights } = useArea()
  const own = areasWithTexts.find((name) => name === definition.name)
  const isOwn = own && rights.add
  const title = t(isOwn ? `business:${own}.none` : 'business:list.empty')
  const text = t(
    isOwn ? `business:${own}.noneText` : rights.add ? 'business:list.emptyText' : 'business:list.emptyRead',
  )
  return <EmptyState title={title} text={text} action={add} />
}
