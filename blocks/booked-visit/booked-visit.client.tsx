import CircleCheck from 'lucide-react/icons/circle-check'
import { useRef, useState } from 'react'
import { CallError } from '../../client/call-error.ts'
import { useBackStep } from '../../client/form/use-back-step.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import type { AppointmentCard } from '../../schemas/api/appointment.ts'
import { readLocalized } from '../../schemas/api/localized-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { visitTitle } from '../parts/booking/visit-title.ts'
import { ClinicCall } from '../parts/common/clinic-call.tsx'
import { NotYetThere, useLinked } from '../parts/common/linked.client.tsx'
import { CancelVisit, type Chosen, MoveVisit } from './visit-changes.client.tsx'
import { KeepVisit, ToBring, VisitFacts, type VisitProps } from './visit-facts.client.tsx'
import type { VisitTexts } from './visit-texts.ts'

type Mode = 'card' | 'cancel' | 'move'

/** Errors after which the card on the page is not the appointment as it is now. */
const outdated = ['STATE_CHANGED', 'STATUS_FINAL', 'TOO_LATE']

/** A booking, with its cancellation, move and confirmation by the link. An action that is impossible says why. */
export default function BookedVisit(props: VisitProps) {
  const { texts, locale } = props
  const { link, found: card, fault, retry, act: change } = useLinked<AppointmentCard>('appointment')
  const [mode, setMode] = useState<Mode>('card')
  const [chosen, choose] = useState<Chosen>()
  const [notice, setNotice] = useState<string>()
  const [isMoved, setMoved] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  const leave = () => {
    setMode('card')
    choose(undefined)
  }
  const keep = () => {
    leave()
    head.current?.focus()
  }
  useBackStep(mode === 'card' ? 0 : chosen ? 2 : 1, (to) => (to === 1 ? choose(undefined) : leave()))

  if (fault || !card || !link)
    return <NotYetThere fault={fault} retry={retry} texts={texts} locale={locale} />

  /** Changes the appointment; shows the reason of a refusal, and the card as it is now. */
  async function act(path: 'cancel' | 'move' | 'confirm', body: object, said?: string) {
    if (isBusy) return
    setBusy(true)
    setNotice(undefined)
    setMoved(false)
    try {
      await change(path, body)
      setMoved(path === 'move')
      leave()
      setNotice(said)
      head.current?.focus()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setNotice(error.sentence)
      if (path !== 'move') setMode('card')
      if (outdated.includes(error.code)) retry()
      throw error
    } finally {
      setBusy(false)
    }
  }
  const quietly = (done: Promise<void>) =>
    void done.catch((error) => {
      if (!(error instanceof CallError)) throw error
    })
  const shared = { ...props, card, link }
  const isOver = !card.CAN_CANCEL && !card.IS_TOO_LATE
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h2 ref={head} tabIndex={-1} className="flex items-start gap-3 text-3xl outline-none">
          {mode === 'card' && isReady(card) && (
            <Icon of={CircleCheck} className="mt-1 shrink-0 text-success-ink" />
          )}
          {mode !== 'card' ? texts.title : isMoved ? texts.moved : titleOf(card, texts)}
        </h2>
        {textOf(card, texts) && <p className="max-w-text text-ink-soft">{textOf(card, texts)}</p>}
      </div>
      {notice && (
        <p role="status" className="rounded-control bg-accent-tint px-3.5 py-3 text-accent-ink">
          {notice}
        </p>
      )}
      <VisitFacts {...shared} />
      {mode === 'card' && (
        <>
          {card.ATTENDS_AT && !isOver && notice !== texts.attends && (
            <p className="text-success-ink">{texts.attends}</p>
          )}
          {card.IS_TOO_LATE && (
            <p className="max-w-text">{texts.tooLate.replace('{hours}', String(card.CANCEL_BEFORE_HOURS))}</p>
          )}
          {card.CAN_CONFIRM && (
            <p className="print:hidden">
              <button
                type="button"
                className="btn btn-primary"
                onClick={() => quietly(act('confirm', {}, texts.attends))}
              >
                {texts.attend}
              </button>
            </p>
          )}
          {!isOver && <KeepVisit {...shared} />}
          {!isOver && <ToBring {...shared} />}
          <div className="flex flex-wrap gap-2 print:hidden">
            {card.CAN_MOVE && (
              <button type="button" className="btn btn-secondary" onClick={() => setMode('move')}>
                {texts.move}
              </button>
            )}
            {card.CAN_CANCEL && (
              <button type="button" className="btn btn-secondary" onClick={() => setMode('cancel')}>
                {texts.cancel}
              </button>
            )}
            {isOver && (
              <a href={bookAgain(card, locale)} className="btn btn-primary">
                {texts.again}
              </a>
            )}
            {card.PHONES.slice(0, 1).map((phone) => (
              <ClinicCall key={phone} phone={phone} word={texts.call} path={`/l/${card.COMPANY_SLUG}`} />
            ))}
          </div>
          <p className="print:hidden">
            <a
              href={localizePath(`/l/${card.COMPANY_SLUG}`, locale)}
              className="link inline-flex min-h-11 items-center"
            >
              {texts.toClinic.replace('{name}', readLocalized(card, 'COMPANY_NAME', locale)?.text ?? '')}
            </a>
          </p>
        </>
      )}
      {mode === 'cancel' && (
        <CancelVisit
          texts={texts}
          isBusy={isBusy}
          onKeep={keep}
          onCancel={(REASON) => quietly(act('cancel', REASON ? { REASON } : {}))}
        />
      )}
      {mode === 'move' && (
        <MoveVisit
          {...shared}
          chosen={chosen}
          choose={choose}
          onKeep={keep}
          move={(HOLD_ID) => act('move', { HOLD_ID })}
        />
      )}
    </div>
  )
}

const isPastVisit = ({ IS_PAST, STATUS }: AppointmentCard) =>
  IS_PAST && (STATUS === 'confirmed' || STATUS === 'pending')

/** Whether nothing is left to do before the visit. */
const isReady = ({ IS_PAST, STATUS }: AppointmentCard) => !IS_PAST && STATUS === 'confirmed'

const titleOf = (card: AppointmentCard, texts: VisitTexts): string => {
  const { STATUS, FOR, PATIENT: patient } = card
  const status = isPastVisit(card) ? 'past' : STATUS
  return visitTitle({ status, isForOther: FOR !== 'self', patient }, texts)
}

const textOf = (card: AppointmentCard, texts: VisitTexts): string | undefined => {
  if (isPastVisit(card)) return texts.pastText
  if (card.STATUS === 'pending') return texts.pendingText
  if (card.STATUS === 'cancelled_by_patient') return texts.cancelledText
  return undefined
}

/** Booking with the same doctor, service and branch, in two taps. */
function bookAgain(card: AppointmentCard, locale: Locale): string {
  const query = new URLSearchParams({ doctor: card.SPECIALIST_CODE, cabinet: card.COMPANY_CABINET_CODE })
  if (card.SERVICE_CODE) query.set('service', card.SERVICE_CODE)
  return `${localizePath(`/l/${card.COMPANY_SLUG}/appointment`, locale)}?${query}`
}
