import { type ReactNode, useState } from 'react'
import type { OwnCase } from '../../schemas/api/filed-case.ts'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { StepTitle } from '../parts/common/step-title.client.tsx'
import type { OwnCaseTexts } from './own-case-texts.ts'

type Possible = OwnCase['MAY'][number]
type Props = {
  moves: readonly Possible[]
  texts: OwnCaseTexts
  isBusy: boolean
  move: (arrow: string, reason: string | undefined) => Promise<void>
  /** Further buttons. */
  children?: ReactNode
}

/** What the author may do, each asked once more, with a reason where one is needed. */
export function OwnMoves({ moves, texts, isBusy, move, children }: Props) {
  const [asked, setAsked] = useState<Possible>()
  const [reason, setReason] = useState('')
  if (!asked)
    return (
      <div className="flex flex-wrap gap-2 print:hidden">
        {children}
        {moves.map((one) => (
          <button key={one.ARROW} type="button" className="btn btn-empty" onClick={() => setAsked(one)}>
            {one.LABEL}
          </button>
        ))}
      </div>
    )
  const { ARROW, LABEL, NEEDS_REASON } = asked
  const send = async () => {
    await move(ARROW, NEEDS_REASON ? reason : undefined)
    setAsked(undefined)
  }
  return (
    <section className="grid max-w-text gap-4 rounded-card bg-surface p-5 print:hidden">
      <StepTitle text={texts.confirm} />
      {NEEDS_REASON && (
        <Field label={texts.reason}>
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
        <button type="button" className="btn btn-secondary" onClick={() => setAsked(undefined)}>
          {texts.keep}
        </button>
      </div>
    </section>
  )
}
