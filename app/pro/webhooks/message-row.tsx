import RotateCw from 'lucide-react/icons/rotate-cw'
import type { WebhookAttempt, WebhookMessage } from '../../../schemas/api/webhooks.ts'
import { testType } from '../../../schemas/webhooks/registry.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { Expandable } from '../../../ui/shown/expandable.tsx'
import { useHomeTime } from '../../use-home-time.ts'
import { useTranslation } from '../../use-translation.ts'
import { typeWords } from './type-words.ts'

const tones = { waiting: 'neutral', taken: 'success', failed: 'danger' } as const

type Props = {
  message: WebhookMessage
  now: string
  isBusy: boolean
  /** Sends it again; absent while the address is paused or off. */
  onReplay: (() => void) | undefined
}

/** A message to an address: what it says, what has become of it, and each attempt. */
export function MessageRow({ message, now, isBusy, onReplay }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const at = useHomeTime(now)
  const { TYPE, CODE, STATE, NEXT_AT, ATTEMPTS } = message
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-base font-semibold">{typeWords(TYPE, locale, t('webhooks:test.name'))}</h3>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {TYPE === testType ? TYPE : `${TYPE} · ${CODE}`}
          </p>
          <p className="mt-1 text-sm text-ink-soft">{at(message.AT)}</p>
          {NEXT_AT && ATTEMPTS.length > 0 && (
            <p className="text-sm">{t('webhooks:next', { date: at(NEXT_AT) })}</p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone={tones[STATE]}>{t(`webhooks:message.${STATE}`)}</Badge>
          {onReplay && STATE !== 'waiting' && (
            <Button variant="secondary" icon={RotateCw} loading={isBusy} onClick={onReplay}>
              {t('webhooks:replay')}
            </Button>
          )}
        </div>
      </div>
      {ATTEMPTS.length > 0 && (
        // The list has lines of its own.
        <div className="mt-2 [&_.unfolds]:border-0">
          <Expandable summary={t('webhooks:attempts', { count: ATTEMPTS.length })}>
            <ol className="divide-y divide-line">
              {ATTEMPTS.map((attempt) => (
                <Attempt key={attempt.AT} attempt={attempt} at={at(attempt.AT)} />
              ))}
            </ol>
          </Expandable>
        </div>
      )}
    </li>
  )
}

function Attempt({
  attempt: { STATUS, FAULT, MILLISECONDS, ANSWER },
  at,
}: {
  attempt: WebhookAttempt
  at: string
}) {
  const { t } = useTranslation()
  const what = FAULT === null ? 'taken' : FAULT
  return (
    <li className="py-2 text-sm">
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className={FAULT ? 'text-danger-ink' : undefined}>
          {t(`webhooks:attempt.${what}`, { status: STATUS ?? '' })}
        </span>
        <span className="text-ink-soft tabular-nums">
          {at} · {t('webhooks:milliseconds', { count: MILLISECONDS })}
        </span>
      </p>
      {ANSWER && (
        <pre className="mt-1 rounded-control bg-surface px-3 py-2 whitespace-pre-wrap wrap-anywhere">
          {ANSWER}
        </pre>
      )}
    </li>
  )
}
