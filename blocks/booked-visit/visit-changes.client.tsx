import { useRef, useState } from 'react'
import { call } from '../../client/call.ts'
import { CallError } from '../../client/call-error.ts'
import type { DatedSlot, Slot } from '../../schemas/api/booking.ts'
import type { Hold } from '../../schemas/api/booking-hold.ts'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { SlotPicker } from '../parts/booking/slot-picker.client.tsx'
import { dayInWords, weekdayOfDate } from '../parts/common/date-words.ts'
import { StepTitle } from '../parts/common/step-title.client.tsx'
import type { Visit } from './visit-facts.client.tsx'
import type { VisitTexts } from './visit-texts.ts'

type CancelProps = {
  texts: VisitTexts
  isBusy: boolean
  onKeep: () => void
  onCancel: (reason: string) => void
}

/** Asks once more, and why. */
export function CancelVisit({ texts, isBusy, onKeep, onCancel }: CancelProps) {
  const reason = useRef<HTMLTextAreaElement>(null)
  return (
    <section className="grid max-w-text gap-4 rounded-card bg-surface p-5">
      <StepTitle text={texts.cancelTitle} />
      <Field label={texts.reason}>
        <Textarea ref={reason} rows={2} maxLength={500} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-busy={isBusy || undefined}
          className="btn btn-danger"
          onClick={() => onCancel(reason.current?.value.trim() ?? '')}
        >
          {texts.doCancel}
        </button>
        <button type="button" className="btn btn-secondary" onClick={onKeep}>
          {texts.keep}
        </button>
      </div>
    </section>
  )
}

/** The time to which a visit is to be moved. */
export type Chosen = Slot & { date: string }

type MoveProps = Visit & {
  chosen: Chosen | undefined
  choose: (slot: Chosen | undefined) => void
  onKeep: () => void
  move: (hold: string) => Promise<void>
}

/** Another time with the same doctor, beside the one that the visit has: a tap on it holds it and moves the appointment there. */
export function MoveVisit({ card, texts, booking, words, parts, chosen, choose, onKeep, move }: MoveProps) {
  const [version, setVersion] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ text: string; nearest: DatedSlot[] }>()
  const ownTime = `${dayInWords(card.DATE, words)}, ${card.LABEL}`
  async function go() {
    if (!chosen || isBusy) return
    setBusy(true)
    setSaid(undefined)
    try {
      const hold = (await call('POST', '/w-front/v1/appointment/hold', {
        COMPANY_CODE: card.COMPANY_CODE,
        CABINET_CODE: card.COMPANY_CABINET_CODE,
        DOCTOR_CODE: card.SPECIALIST_CODE,
        ...(card.SERVICE_CODE && { SERVICE_CODE: card.SERVICE_CODE }),
        START: chosen.START,
      })) as Hold
      await move(hold.HOLD_ID)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const nearest = Array.isArray(error.data.NEAREST) ? (error.data.NEAREST as DatedSlot[]) : []
      setSaid({ text: error.sentence, nearest })
      choose(undefined)
      setVersion(version + 1)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-surface p-5">
      <StepTitle key={chosen ? chosen.START : ''} text={chosen ? texts.confirmMove : texts.moving} />
      {said && (
        <p role="alert" className="rounded-control bg-warning-tint px-3.5 py-3 text-warning-ink">
          {said.text}
        </p>
      )}
      {chosen ? (
        <div>
          <p className="text-lg font-semibold">
            {dayInWords(chosen.date, words)}, {weekdayOfDate(chosen.date, words).full.toLowerCase()},{' '}
            {chosen.LABEL}
          </p>
          <p className="text-ink-soft">{texts.movedFrom.replace('{time}', ownTime)}</p>
        </div>
      ) : (
        <SlotPicker
          of={{
            company: card.COMPANY_CODE,
            cabinet: card.COMPANY_CABINET_CODE,
            doctor: card.SPECIALIST_CODE,
            service: card.SERVICE_CODE ?? undefined,
          }}
          texts={booking}
          words={words}
          parts={parts}
          version={version}
          nearest={said?.nearest ?? []}
          own={card}
          day={card.DATE}
          isOwn={({ START }) => START === card.START}
          onPick={(slot) => (slot.START === card.START ? onKeep() : choose(slot))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {chosen && (
          <button
            type="button"
            aria-busy={isBusy || undefined}
            className="btn btn-primary"
            onClick={() => void go()}
          >
            {texts.doMove}
          </button>
        )}
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => (chosen ? choose(undefined) : onKeep())}
        >
          {chosen ? booking.back : texts.keepTime.replace('{time}', ownTime)}
        </button>
      </div>
    </section>
  )
}
