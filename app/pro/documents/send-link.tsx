import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { OpenedDocument, SendingChannel } from '../../../schemas/api/documents.ts'
import { Button } from '../../../ui/button/button.tsx'
import { focusOnce } from '../../../ui/core/focus-once.ts'
import { documents } from '../../queries/documents.ts'
import { useInvalidate, useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useHomeTime } from '../../use-home-time.ts'
import { useTranslation } from '../../use-translation.ts'
import { useDocumentsPlace } from './documents-place.ts'

const icons = { mail: Mail, sms: MessageSquare }

/** Sends the link of a document to its patient, at what the card has; a second time only after a question. */
export function SendLink({ one, now }: { one: OpenedDocument; now: string }) {
  const homeTime = useHomeTime(now)
  const { t } = useTranslation()
  const { place } = useDocumentsPlace()
  const invalidate = useInvalidate(documents)
  const { busy, act } = useSubjectMutation(documents)
  const [asked, setAsked] = useState<SendingChannel>()
  /** The channel whose question was just answered with no: its button has the focus again. */
  const [left, setLeft] = useState<SendingChannel>()
  const { CODE, SENDS_BY, SENDINGS } = one
  if (SENDS_BY.length === 0)
    return <p className="mt-4 text-sm text-ink-soft">{t('documents:send.nowhere')}</p>
  const lastOf = (channel: SendingChannel) => SENDINGS.find(({ CHANNEL }) => CHANNEL === channel)?.AT

  async function send(CHANNEL: SendingChannel, to: string) {
    setAsked(undefined)
    const body = { CHANNEL, LAST_SENT_AT: lastOf(CHANNEL) ?? null }
    const work = () => call('POST', `/w-business/${place}/document/${CODE}/send`, body)
    const isSent = await act(CHANNEL, work, t('documents:send.done', { to }))
    // Others may have sent or revoked it meanwhile.
    if (!isSent) void invalidate()
  }
  return (
    <ul className="mt-5 grid gap-3">
      {SENDS_BY.map(({ CHANNEL, TO }) => {
        const last = lastOf(CHANNEL)
        return (
          <li key={CHANNEL}>
            <Button
              ref={left === CHANNEL ? focusOnce : undefined}
              variant="secondary"
              icon={icons[CHANNEL]}
              loading={busy === CHANNEL}
              aria-expanded={last ? asked === CHANNEL : undefined}
              onClick={() => {
                setLeft(undefined)
                if (last) setAsked(CHANNEL)
                else void send(CHANNEL, TO)
              }}
            >
              {t(`documents:send.${CHANNEL}`, { to: TO })}
            </Button>
            {last && (
              <p className="mt-1.5 text-sm text-ink-soft">
                {t('documents:send.already', { at: homeTime(last) })}
              </p>
            )}
            {last && asked === CHANNEL && (
              <div className="mt-2 flex flex-wrap gap-2">
                <Button ref={focusOnce} size="small" onClick={() => void send(CHANNEL, TO)}>
                  {t('documents:send.again')}
                </Button>
                <Button
                  variant="empty"
                  size="small"
                  onClick={() => {
                    setAsked(undefined)
                    setLeft(CHANNEL)
                  }}
                >
                  {t('documents:send.leave')}
                </Button>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
