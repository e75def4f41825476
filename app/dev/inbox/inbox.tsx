'use client'

import { useQuery } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import { call } from '../../../client/call.ts'
import { inboxList } from '../../../schemas/api/inbox.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { SkipLink } from '../../../ui/page/skip-link.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/shown/skeleton.tsx'
import { Brand } from '../../layouts/brand.tsx'
import { LanguageSwitch } from '../../navigation/language-switch.tsx'
import { useTranslation } from '../../use-translation.ts'
import { InboxMessage } from './inbox-message.tsx'

const refreshMs = 3000

/** The list of messages, newest first; it refreshes by itself. */
export function Inbox() {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data, error } = useQuery({
    queryKey: ['inbox', locale],
    queryFn: async () => inboxList.parse(await call('GET', '/front/v1/dev/inbox')).data,
    refetchInterval: refreshMs,
  })
  return (
    <div className="min-h-dvh px-(--gutter) py-4">
      <SkipLink />
      <header className="mx-auto flex max-w-3xl flex-wrap items-center justify-between gap-x-4">
        <Brand />
        <LanguageSwitch />
      </header>
      <main id="main" className="mx-auto max-w-3xl py-8">
        <h1 className="text-3xl">{t('inbox:title')}</h1>
        <p className="mt-2 max-w-text text-ink-soft">{t('inbox:lead')}</p>
        <p role="status" className="mt-4 min-h-6 text-sm text-ink-soft">
          {error ? error.message : data && data.length > 0 && t('inbox:count', { count: data.length })}
        </p>
        {!data && !error && (
          <LoadingRegion className="mt-2 grid gap-3">
            <Skeleton shape="card" className="h-32" />
            <Skeleton shape="card" className="h-32" />
          </LoadingRegion>
        )}
        {data?.length === 0 && (
          <EmptyState icon={Mail} title={t('inbox:empty')} text={t('inbox:emptyText')} />
        )}
        <ul className="mt-2 grid gap-3">
          {data?.map((item) => (
            <InboxMessage key={item.ID} item={item} />
          ))}
        </ul>
      </main>
    </div>
  )
}
