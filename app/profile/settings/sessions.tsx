'use client'

import { call } from '../../../client/call.ts'
import { deviceOf } from '../../../schemas/formats/device-name.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { ownSessions, profile } from '../../queries/profile.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { optimistic, useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { Part } from './part.tsx'

/** The user's sessions; each except the current one can be ended, or all others at once. */
export function Sessions({ now }: { now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data: sessions } = useApiQuery(ownSessions)
  const { busy, act } = useSubjectMutation(profile)
  const end = (id: string) =>
    act(
      id,
      () => call('DELETE', `/w-front/v1/user/session/${id}`),
      t('profile:settings.sessions.ended'),
      optimistic(ownSessions, ({ data, meta }) => ({
        data: data.filter(({ SESSION_ID }) => SESSION_ID !== id),
        meta: { ...meta, total: meta.total - 1 },
      })),
    )
  const endOthers = () =>
    act(
      'others',
      () => call('DELETE', '/w-front/v1/user/sessions'),
      t('profile:settings.sessions.othersEnded'),
    )
  return (
    <Part id="sessions" title={t('profile:settings.sessions.title')}>
      <ul className="divide-y divide-line">
        {sessions.map(({ SESSION_ID, DEVICE, USED_AT, IS_CURRENT }) => {
          const device = deviceOf(DEVICE)
          const name = device
            ? t('profile:settings.sessions.device', device)
            : t('profile:settings.sessions.unknown')
          return (
            <li key={SESSION_ID} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                  {name}
                  {IS_CURRENT && <Badge tone="success">{t('profile:settings.sessions.here')}</Badge>}
                </p>
                <p className="text-sm text-ink-soft">
                  {t('profile:settings.sessions.usedAt', { date: formatInHomeZone(USED_AT, locale, now) })}
                </p>
              </div>
              {!IS_CURRENT && (
                <Button
                  variant="secondary"
                  size="small"
                  loading={busy === SESSION_ID}
                  aria-label={`${t('profile:settings.sessions.end')}: ${name}`}
                  onClick={() => void end(SESSION_ID)}
                >
                  {t('profile:settings.sessions.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          loading={busy === 'others'}
          onClick={() => void endOthers()}
          className="mt-4"
        >
          {t('profile:settings.sessions.endOthers')}
        </Button>
      )}
    </Part>
  )
}
