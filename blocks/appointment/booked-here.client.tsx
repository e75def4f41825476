import type { ReactNode } from 'react'
import type { BookedAppointment } from '../../schemas/api/appointment.ts'
import type { BookedTexts } from '../parts/booking/booking-texts.ts'
import { StepTitle } from '../parts/common/step-title.client.tsx'

type Props = {
  booked: BookedAppointment
  /** The page of the booking, which has a secret in its address. */
  href: string
  texts: BookedTexts
  /** The words that say that the page opens in another tab. */
  newTab: string
  /** Time, doctor and place. */
  children: ReactNode
  onAgain: () => void
}

/** A booking that was made in a widget, with a link to its own page, which does not open in a frame. */
export function BookedHere({ booked, href, texts, newTab, children, onAgain }: Props) {
  const isPending = booked.STATUS === 'pending'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div role="status" className="grid gap-2 rounded-control bg-success-tint p-4 text-success-ink">
        <StepTitle text={isPending ? texts.pending : texts.confirmed} />
        {isPending && <p className="max-w-text">{texts.pendingText}</p>}
        <p className="tabular-nums">
          {texts.number}: <strong>{booked.APPOINTMENT_CODE}</strong>
        </p>
      </div>
      {children}
      <div className="grid justify-items-start gap-2">
        <a href={href} target="_blank" rel="noopener" className="btn btn-primary">
          {texts.open}
        </a>
        <p className="max-w-text text-ink-soft">
          {newTab} {texts.openText}
        </p>
        <button type="button" className="link inline-flex min-h-11 items-center" onClick={onAgain}>
          {texts.again}
        </button>
      </div>
    </div>
  )
}
