import { type ReactNode, useState } from 'react'
import type { OwnCase } from '../../schemas/api/filed-case.ts'
import { focusOnce } from '../../ui/core/focus-once.ts'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { StepTitle } from '../parts/common/step-title.client.tsx'
import type { OwnCaseTexts } from './own-case-texts.ts'

type Possible = OwnCase['MAY'][number]
type Props = {
  moves: readonly Possible[]
  texts: OwnCaseTexts
  isBusy: boolean
  /** False if the move was refused and may be tried again: the question stays, with what was written. */
  move: (arrow: string, reason: string | undefined) => Promise<boolean>
  /** Further buttons. */
  children?: ReactNode
}

/** What the author may do, each asked once more, with a reason where one is needed. */
export function OwnMoves({ moves, texts, isBusy, move, children }: Props) {
  const [asked, setAsked] = useState<Possible>()
  const [reason, setReason] = useState('')
  /** The arrow whose question was left: its button gets the focus back. */
  const [left, setLeft] = useState<string>()
  const ask = (one: Possible) => {
    if (one.ARROW !== left) setReason('')
    setLeft(undefined)
    setAsked(one)
  }
  if (!asked)
    return (
      <div className="flex flex-wrap gap-2 print:hidden">
        {children}
        {moves.map((one) => (
          <button
            key={one.ARROW}
            ref={left === one.ARROW ? focusOnce : undefined}
            type="button"
            className="btn btn-empty"
            onClick={() => ask(one)}
          >
            {one.LABEL}
          </button>
        ))}
      </div>
    )
  const { ARROW, LABEL, NEEDS_REASON, REASON_HINT } = asked
  const send = async () => {
    if (await move(ARROW, NEEDS_REASON ? reason : undefined)) setAsked(undefined)
  }
  return (
    <section className="grid max-w-text gap-4 rounded-card bg-surface p-5 print:hidden">
      <StepTitle text={texts.confirm} />
      {NEEDS_REASON && (
        <Field label={texts.reason} hint={REASON_HINT ?? undefined}>
          <Textarea
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-busy={isBusy || undefined}
          className="btn btn-danger"
          onClick={() => void send()}
        >
          {LABEL}
        </button>
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => {
            setAsked(undefined)
            setLeft(ARROW)
          }}
        >
          {texts.keep}
        </button>
      </div>
    </section>
  )
}
