import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import type { Option } from '../../ui/form/options.ts'
import { Textarea } from '../../ui/form/textarea.tsx'
import { moderation } from '../queries/moderation.ts'
import { useSubjectMutation } from '../queries/use-subject-mutation.ts'
import { useTranslation } from '../use-translation.ts'

/** Why something is hidden or rejected: one of the usual reasons, and words. */
export type Why<Reason> = { REASON: Reason; REASON_TEXT: string }

type Choice<Name extends string> = {
  name: Name
  label: string
  /** The message after the decision. */
  done: string
  /** It hides or rejects something, so that it needs a reason. */
  needsReason?: boolean
}

type Props<Name extends string, Reason extends string> = {
  /** Distinguishes its fields from those of other forms. */
  id: string
  choices: readonly Choice<Name>[]
  reasons: readonly (Option & { value: Reason | 'other' })[]
  reasonLabel: string
  wordsLabel: string
  send: (decision: Name, why: Why<Reason> | undefined) => Promise<unknown>
  /** Fields above. */
  children?: ReactNode
}

/** A decision of a moderator; one that needs a reason asks for one of a list, and for words where it is another. */
export function Decision<Name extends string, Reason extends string>({
  id,
  choices,
  reasons,
  reasonLabel,
  wordsLabel,
  send,
  children,
}: Props<Name, Reason>) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(moderation)
  const [reason, setReason] = useState<Reason | 'other' | ''>('')
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const lacks = reason === '' ? 'reason' : reason === 'other' && words.trim() === '' ? 'words' : undefined
  const fault = isTried ? t('errors:fields.rejectReason') : undefined

  function decide({ name, done, needsReason }: Choice<Name>) {
    if (needsReason && lacks) {
      setTried(true)
      document.getElementById(`${id}-${lacks}`)?.focus()
      return
    }
    const why = needsReason ? { REASON: reason as Reason, REASON_TEXT: words.trim() } : undefined
    void act(name, () => send(name, why), done)
  }
  return (
    <div className="mt-4 grid max-w-text gap-4">
      {children}
      {choices.some(({ needsReason }) => needsReason) && (
        <Field id={`${id}-reason`} label={reasonLabel} error={lacks === 'reason' ? fault : undefined}>
          <NativeSelect
            placeholder={t('reviews:chooseReason')}
            options={reasons}
            value={reason}
            onChange={({ target }) => setReason(target.value as Reason | 'other' | '')}
          />
        </Field>
      )}
      {reason !== '' && (
        <Field id={`${id}-words`} label={wordsLabel} error={lacks === 'words' ? fault : undefined}>
          <Textarea
            rows={2}
            maxLength={1000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        {choices.map((choice) => (
          <Button
            key={choice.name}
            variant={choice.needsReason ? 'danger' : 'primary'}
            loading={busy === choice.name}
            onClick={() => decide(choice)}
          >
            {choice.label}
          </Button>
        ))}
      </div>
    </div>
  )
}
