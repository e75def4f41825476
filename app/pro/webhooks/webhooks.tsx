'use client'

import Plus from 'lucide-react/icons/plus'
import WebhookIcon from 'lucide-react/icons/webhook'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppBackLink } from '../../navigation/app-back-link.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { allWebhooks } from '../../queries/webhooks.ts'
import { useTranslation } from '../../use-translation.ts'
import { MakeWebhook } from './make-webhook.tsx'
import { heardObjects } from './type-words.ts'
import { WebhookBadge } from './webhook-badge.tsx'

/** The addresses of other systems that hear of changes in the company, for an owner. */
export function Webhooks({ place, staffPath }: { place: string; staffPath: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const all = useApiQuery(allWebhooks(place))
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <AppBackLink href={staffPath} label={t('keys:back')} />
      <ProPage
        title={t('webhooks:title')}
        lead={t('webhooks:lead')}
        action={
          <Button icon={Plus} onClick={() => setMaking(true)}>
            {t('webhooks:make')}
          </Button>
        }
      >
        {all.length === 0 ? (
          <EmptyState icon={WebhookIcon} title={t('webhooks:empty')} text={t('webhooks:emptyText')} />
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {all.map((one) => (
              <li key={one.WEBHOOK_CODE} className="py-4">
                <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
                  <AppLink
                    href={`${staffPath}/webhooks?webhook=${one.WEBHOOK_CODE}`}
                    className="link inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
                  >
                    {one.URL}
                  </AppLink>
                  <WebhookBadge one={one} />
                </div>
                <p className="text-sm text-ink-soft">{heardObjects(one.TYPES, locale)}</p>
                {one.FAILED > 0 && (
                  <p className="mt-1 text-sm text-danger-ink">
                    {t('webhooks:failed', { count: one.FAILED })}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-6">
          <a href="/api/docs" className="link">
            {t('keys:docs')}
          </a>
        </p>
        <MakeWebhook place={place} isOpen={isMaking} onOpenChange={setMaking} />
      </ProPage>
    </>
  )
}
