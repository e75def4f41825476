'use client'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { CallError } from '../call-error.ts'
import { FormAlert } from '../form/form-alert.tsx'
import { clockTime, useSecondsUntil } from '../form/use-seconds-until.ts'

type Props<Sent> = {
  /** `resendAt` is the time from which another code may be requested, in milliseconds. */
  confirmation: { resendAt: number; resend: () => Promise<Sent> }
  onSent: (sent: Sent) => void
}

/** A button that requests another code, enabled after a delay (C-25). */
export function Resend<Sent>({ confirmation, onSent }: Props<Sent>) {
  const { t } = usePage()
  const [fault, setFault] = useState<string>()
  const [resendAt, setResendAt] = useState(confirmation.resendAt)
  const [isSending, setSending] = useState(false)
  const wait = useSecondsUntil(resendAt)

  async function resend() {
    setSending(true)
    setFault(undefined)
    try {
      onSent(await confirmation.resend())
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
      if (error.retryAfter) setResendAt(Date.now() + error.retryAfter * 1000)
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="text-center">
      <FormAlert>{fault}</FormAlert>
      {wait > 0 ? (
        <p className="flex min-h-11 items-center justify-center text-ink-soft tabular-nums">
          {t('account:confirm.resendIn', { time: clockTime(wait) })}
        </p>
      ) : (
        <Button variant="empty" loading={isSending} onClick={resend}>
          {t('account:confirm.resend')}
        </Button>
      )}
    </div>
  )
}
