'use client'

import RotateCw from 'lucide-react/icons/rotate-cw'
import Send from 'lucide-react/icons/send'
import { call } from '../../../client/call.ts'
import { localizePath } from '../../../locales/locale.ts'
import { messageStates } from '../../../schemas/webhooks/webhook-states.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Pagination } from '../../../ui/page/pagination.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppBackLink } from '../../navigation/app-back-link.tsx'
import { FilterTabs } from '../../profile/filter-tabs.tsx'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { allWebhooks, type MessageList, webhookMessages, webhooks } from '../../queries/webhooks.ts'
import { useHomeTime } from '../../use-home-time.ts'
import { useTranslation } from '../../use-translation.ts'
import { ChangeTypes } from './change-types.tsx'
import { MessageRow } from './message-row.tsx'
import { NewSecret } from './new-secret.tsx'
import { RemoveWebhook } from './remove-webhook.tsx'
import { heardObjects } from './type-words.ts'
import { useWatched } from './use-watched.ts'
import { WebhookBadge } from './webhook-badge.tsx'

type Props = {
  place: string
  /** The path of the list of addresses. */
  path: string
  code: string
  list: MessageList
  now: string
}

/** An address of another system: what it hears, whether it does, and each message with its attempts. */
export function OneWebhook({ place, path, code, list, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const one = useApiQuery(allWebhooks(place)).find(({ WEBHOOK_CODE }) => WEBHOOK_CODE === code)
  const { data, meta } = useApiQuery(webhookMessages(place, code, list))
  const { busy, act } = useSubjectMutation(webhooks)
  useWatched(one?.STATE === 'on' ? data : [])
  const back = <AppBackLink href={path} label={t('webhooks:title')} />
  if (!one) return back
  const at = `/w-business/${place}/webhooks/${code}`
  const isOn = one.STATE === 'on'
  const pathOf = ({ state, page = 1 }: MessageList) => {
    const query = new URLSearchParams({
      webhook: code,
      ...(state && { state }),
      ...(page > 1 && { page: `${page}` }),
    })
    return `${path}?${query}`
  }
  const set = (STATE: 'on' | 'paused') =>
    act(STATE, () => call('PUT', at, { STATE }), t(STATE === 'on' ? 'webhooks:turnedOn' : 'webhooks:paused'))
  const replay = (MESSAGE?: string) =>
    act(
      MESSAGE ?? 'all',
      () => call('POST', `${at}/replay`, MESSAGE ? { MESSAGE } : {}),
      t('webhooks:replayed'),
    )
  const states = [undefined, ...messageStates]
  return (
    <>
      {back}
      <ProPage title={new URL(one.URL).host} lead={one.URL}>
        <div className="flex flex-wrap items-center gap-3">
          <WebhookBadge one={one} />
          <span className="text-ink-soft">{heardObjects(one.TYPES, locale)}</span>
        </div>
        <Condition one={one} now={now} />
        <div className="mt-4 flex flex-wrap gap-3">
          {isOn ? (
            <>
              <Button
                icon={Send}
                loading={busy === 'test'}
                onClick={() => void act('test', () => call('POST', `${at}/test`), t('webhooks:test.sent'))}
              >
                {t('webhooks:test.send')}
              </Button>
              <Button variant="secondary" loading={busy === 'paused'} onClick={() => void set('paused')}>
                {t('webhooks:pause')}
              </Button>
            </>
          ) : (
            <Button loading={busy === 'on'} onClick={() => void set('on')}>
              {t('webhooks:turnOn')}
            </Button>
          )}
          <ChangeTypes place={place} one={one} />
          <NewSecret place={place} code={code} />
          <RemoveWebhook place={place} path={path} one={one} />
        </div>
        <section className="mt-10">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-xl">{t('webhooks:messages')}</h2>
            {isOn && one.FAILED > 0 && (
              <Button
                variant="secondary"
                icon={RotateCw}
                loading={busy === 'all'}
                onClick={() => void replay()}
              >
                {t('webhooks:replayAll', { count: one.FAILED })}
              </Button>
            )}
          </div>
          <div className="mt-3">
            <FilterTabs
              label={t('webhooks:messages')}
              items={states.map((state) => ({
                href: pathOf({ state }),
                label: t(`webhooks:filter.${state ?? 'all'}`),
                current: state === list.state,
              }))}
            />
          </div>
          {data.length === 0 ? (
            <div className="mt-4">
              <EmptyState
                title={t(list.state ? 'webhooks:noneSuch' : 'webhooks:none')}
                text={list.state ? '' : t('webhooks:noneText')}
              />
            </div>
          ) : (
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {data.map((message) => (
                <MessageRow
                  key={message.MESSAGE}
                  message={message}
                  now={now}
                  isBusy={busy === message.MESSAGE}
                  onReplay={isOn ? () => void replay(message.MESSAGE) : undefined}
                />
              ))}
            </ul>
          )}
          <div className="mt-6">
            <Pagination
              page={meta.page}
              pages={meta.pages}
              hrefOf={(page) => localizePath(pathOf({ ...list, page }), locale)}
            />
          </div>
        </section>
      </ProPage>
    </>
  )
}

/** Why nothing is sent, or since when nothing arrives, and what to do. */
function Condition({ one, now }: { one: Parameters<typeof WebhookBadge>[0]['one']; now: string }) {
  const { t } = useTranslation()
  const { STATE, OFF_REASON, NEEDS_FACTOR, FAILING_SINCE, FORMER_SECRET_UNTIL, WAITING } = one
  const at = useHomeTime(now)
  const lines = [
    STATE === 'off' && t(`webhooks:off.${OFF_REASON ?? 'failing'}`),
    STATE === 'paused' && t('webhooks:pausedText', { count: WAITING }),
    STATE === 'on' && NEEDS_FACTOR && t('webhooks:needsFactor'),
    STATE === 'on' && FAILING_SINCE && t('webhooks:failingSince', { date: at(FAILING_SINCE) }),
    FORMER_SECRET_UNTIL && t('webhooks:secret.former', { date: at(FORMER_SECRET_UNTIL) }),
  ].filter((line) => typeof line === 'string')
  return lines.map((line) => (
    <p key={line} className="mt-2 max-w-text">
      {line}
    </p>
  ))
}
