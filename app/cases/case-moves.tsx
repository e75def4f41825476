import { useState } from 'react'
import type { StaffCase } from '../../schemas/api/filed-case.ts'
import { Button } from '../../ui/button/button.tsx'
import { focusOnce } from '../../ui/core/focus-once.ts'
import { useSubjectMutation } from '../queries/use-subject-mutation.ts'
import { useTranslation } from '../use-translation.ts'
import { ReasonForm } from './reason-form.tsx'

type Possible = StaffCase['MAY'][number]
type Props = {
  moves: readonly Possible[]
  /** The subject that a move changes. */
  subject: string
  send: (arrow: string, body: { REASON?: string }) => Promise<unknown>
}

/** The buttons of a case, one for each arrow that the reader may make; one that needs a reason asks for it. */
export function CaseMoves({ moves, subject, send }: Props) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(subject)
  const [asked, setAsked] = useState<Possible>()
  /** The question that was left: its button gets the focus back, and it begins with what was written. */
  const [left, setLeft] = useState<{ arrow: string; reason: string }>()
  const move = async ({ ARROW, LABEL }: Possible, body: { REASON?: string } = {}) => {
    const isDone = await act(ARROW, () => send(ARROW, body), t('cases:staff.done', { state: LABEL }))
    if (isDone) setAsked(undefined)
  }
  if (asked)
    return (
      <ReasonForm
        key={asked.ARROW}
        label={t('cases:staff.reason')}
        hint={asked.REASON_HINT ?? undefined}
        isRequired
        fault={t('errors:fields.required')}
        first={left?.arrow === asked.ARROW ? left.reason : ''}
        submit={asked.LABEL}
        isBusy={busy === asked.ARROW}
        onSubmit={(REASON) => void move(asked, { REASON })}
        onClose={(reason) => {
          setLeft({ arrow: asked.ARROW, reason })
          setAsked(undefined)
        }}
      />
    )
  return (
    <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
      {moves.map((one, index) => (
        <Button
          key={one.ARROW}
          ref={left?.arrow === one.ARROW ? focusOnce : undefined}
          variant={one.NEEDS_REASON ? 'empty' : index === 0 ? 'primary' : 'secondary'}
          loading={busy === one.ARROW}
          onClick={() => (one.NEEDS_REASON ? setAsked(one) : void move(one))}
        >
          {one.LABEL}
        </Button>
      ))}
    </div>
  )
}
