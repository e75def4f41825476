import { useState } from 'react'
import type { StaffCase } from '../../schemas/api/filed-case.ts'
import { Button } from '../../ui/button/button.tsx'
import { focusOnce } from '../../ui/core/focus-once.ts'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useSubjectMutation } from '../queries/use-subject-mutation.ts'
import { useTranslation } from '../use-translation.ts'

type Possible = StaffCase['MAY'][number]
type Props = {
  /** The number of the case, which distinguishes its field from those of others. */
  id: string
  moves: readonly Possible[]
  /** The subject that a move changes. */
  subject: string
  send: (arrow: string, body: { REASON?: string }) => Promise<unknown>
}

/** The buttons of a case, one for each arrow that the reader may make; one that needs a reason asks for it. */
export function CaseMoves({ id, moves, subject, send }: Props) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(subject)
  const [asked, setAsked] = useState<Possible>()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  /** The arrow whose question was left: its button gets the focus back. */
  const [left, setLeft] = useState<string>()
  const ask = (one: Possible) => {
    if (one.ARROW !== left) setReason('')
    setLeft(undefined)
    setTried(false)
    setAsked(one)
  }
  const move = async ({ ARROW, LABEL }: Possible, body: { REASON?: string } = {}) => {
    const isDone = await act(ARROW, () => send(ARROW, body), t('cases:staff.done', { state: LABEL }))
    if (isDone) setAsked(undefined)
  }
  if (asked)
    return (
      <form
        noValidate
        className="mt-4 grid max-w-text gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (reason.trim() !== '') void move(asked, { REASON: reason.trim() })
        }}
      >
        <Field
          id={`${id}-reason`}
          label={t('cases:staff.reason')}
          hint={t('cases:staff.reasonHint')}
          error={isTried && reason.trim() === '' ? t('errors:fields.required') : undefined}
          required
        >
          <Textarea
            autoFocus
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" loading={busy === asked.ARROW}>
            {asked.LABEL}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              setAsked(undefined)
              setLeft(asked.ARROW)
            }}
          >
            {t('cases:staff.cancel')}
          </Button>
        </div>
      </form>
    )
  return (
    <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
      {moves.map((one, index) => (
        <Button
          key={one.ARROW}
          ref={left === one.ARROW ? focusOnce : undefined}
          variant={one.NEEDS_REASON ? 'empty' : index === 0 ? 'primary' : 'secondary'}
          loading={busy === one.ARROW}
          onClick={() => (one.NEEDS_REASON ? ask(one) : void move(one))}
        >
          {one.LABEL}
        </Button>
      ))}
    </div>
  )
}
