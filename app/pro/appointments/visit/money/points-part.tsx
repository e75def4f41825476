import Gift from 'lucide-react/icons/gift'
import { useState } from 'react'
import { call } from '../../../../../client/call.ts'
import type { DeskCards } from '../../../../../schemas/api/bonuses.ts'
import type { Visit } from '../../../../../schemas/api/visit.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { bonuses, deskCards } from '../../../../queries/bonuses.ts'
import { useInvalidate } from '../../../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { messageOf } from '../../../message-of.ts'
import { PatientPartState } from '../../../patient-part-state.tsx'
import { useBranch } from '../../appointments-context.ts'
import { RedeemForm } from './redeem-form.tsx'

type Props = { visit: Visit; onPaid: (amount: number) => void; onCancel: () => void }

/**
 * Pays by points: the card of the patient is there at once with all that it can pay, so that it takes two presses, and two more with a code. Another card is
 * found by its code, which a scanner types, or by a phone number.
 */
export function PointsPart({ visit, onPaid, onCancel }: Props) {
  const { t } = useTranslation()
  const { place } = useBranch()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  return (
    <div className="mt-3 grid gap-4 rounded-control bg-surface p-4">
      <PatientPartState query={deskCards(place, visit.APPOINTMENT_CODE, asked)}>
        {(found) => (
          <div ref={arrive} tabIndex={-1} className="grid scroll-mt-4 gap-4 outline-none">
            <Found key={asked} {...{ visit, found, onPaid }} isSearched={asked !== ''} />
          </div>
        )}
      </PatientPartState>
      <form
        noValidate
        action=""
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(typed.trim())
        }}
      >
        <Field label={t('bonuses:desk.card')} hint={t('bonuses:desk.findHint')} className="grow basis-60">
          <Input
            value={typed}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {t('bonuses:desk.find')}
        </Button>
      </form>
      <div>
        <Button variant="empty" onClick={onCancel}>
          {t('business:cancel')}
        </Button>
      </div>
    </div>
  )
}

type FoundProps = {
  visit: Visit
  found: DeskCards
  isSearched: boolean
  onPaid: (amount: number) => void
}

/** Brings what a press has opened into view and gives it the focus, which the pressed button took with it. */
function arrive(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'start' })
}

/** The cards that were found: one is taken at once, of several one is chosen. */
function Found({ visit, found: { CARDS, CAN_OPEN }, isSearched, onPaid }: FoundProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(CARDS[0]?.CARD)
  const card = CARDS.find(({ CARD }) => CARD === chosen) ?? CARDS[0]
  if (!card)
    return (
      <div className="grid justify-items-start gap-3">
        <p role="status">{t(isSearched ? 'bonuses:desk.notFound' : 'bonuses:desk.noCard')}</p>
        {CAN_OPEN !== null && <OpenCard patient={CAN_OPEN} />}
      </div>
    )
  return (
    <>
      {CARDS.length > 1 && (
        <Field label={t('bonuses:one')} group>
          <div className="grid gap-2">
            {CARDS.map(({ CARD, PATIENT, BALANCE }) => (
              <label key={CARD} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="bonus-card"
                  className="size-5 accent-accent"
                  checked={CARD === card.CARD}
                  onChange={() => setChosen(CARD)}
                />
                <span className="min-w-0 wrap-anywhere">
                  {PATIENT} · {t('bonuses:desk.points', { count: BALANCE })}
                </span>
              </label>
            ))}
          </div>
        </Field>
      )}
      <RedeemForm key={card.CARD} visit={visit} card={card} onPaid={onPaid} />
    </>
  )
}

/** Gives the patient a card, which then is there. */
function OpenCard({ patient }: { patient: string }) {
  const { t } = useTranslation()
  const { place } = useBranch()
  const invalidate = useInvalidate(bonuses)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function open() {
    setBusy(true)
    try {
      await call('POST', `/w-business/${place}/bonus_cards`, { PATIENT_CODE: patient })
      await invalidate()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p role="alert" className="text-danger-ink empty:hidden">
        {fault}
      </p>
      <Button variant="secondary" size="small" icon={Gift} loading={isBusy} onClick={() => void open()}>
        {t('bonuses:desk.open')}
      </Button>
    </>
  )
}
