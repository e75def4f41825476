import { useState } from 'react'
import { usePlaces } from '../../client/form/use-places.ts'
import { textLength } from '../../schemas/reviews/review-status.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { MarkedPlaces } from '../../ui/shown/marked-places.tsx'
import { useSubjectMutation } from '../queries/use-subject-mutation.ts'
import { useTranslation } from '../use-translation.ts'

type Props = {
  label: string
  hint?: string
  /** The text that is there already. */
  first?: string | undefined
  submit: string
  /** The subject that the call changes, and the message after it. */
  subject: string
  done: string
  send: (body: { TEXT: string }) => Promise<unknown>
  onClose: () => void
}

/** A form of one text that moderators read: an answer, a follow-up, an explanation. Refused values are marked (V-4). Ctrl and Enter send it too. */
export function WrittenText({ label, hint, first = '', submit, subject, done, send, onClose }: Props) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(subject)
  const { found, watch } = usePlaces()
  const [text, setText] = useState(first)
  const [isShort, setShort] = useState(false)

  async function submitText() {
    const TEXT = text.trim()
    setShort(TEXT.length < textLength.min)
    if (TEXT.length < textLength.min || busy) return
    if (await act('send', () => watch(text, () => send({ TEXT })), done)) onClose()
  }
  const fault = isShort
    ? t('errors:fields.textShort')
    : found && found.text === text
      ? t('errors:fields.profanity')
      : undefined
  return (
    <form
      className="mt-4 grid max-w-text gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submitText()
      }}
    >
      <Field label={label} hint={hint} error={fault} required>
        <Textarea
          autoFocus
          rows={4}
          maxLength={textLength.max}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setShort(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void submitText()
          }}
        />
      </Field>
      {found && found.text === text && <MarkedPlaces {...found} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy === 'send'}>
          {submit}
        </Button>
        <Button variant="empty" onClick={onClose}>
          {t('reviews:act.cancel')}
        </Button>
      </div>
    </form>
  )
}
