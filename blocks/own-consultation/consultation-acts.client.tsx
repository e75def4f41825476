import { useId, useState } from 'react'
import { FormAlert } from '../../client/form/form-alert.tsx'
import { consultationLength } from '../../schemas/consultations/consultation-status.ts'
import { focusOnce } from '../../ui/core/focus-once.ts'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import type { ConsultationTexts } from '../parts/consultations/consultation-texts.ts'

type EndProps = {
  texts: ConsultationTexts
  isBusy: boolean
  obstacle: string | undefined
  onKeep: () => void
  onEnd: () => void
}

/** Asks for confirmation; the heading gets the focus. */
export const EndConsultation = ({ texts, isBusy, obstacle, onKeep, onEnd }: EndProps) => (
  <section aria-label={texts.endTitle} className="grid max-w-text gap-4 rounded-card bg-surface p-5">
    <h3 ref={focusOnce} tabIndex={-1} className="text-xl outline-none">
      {texts.endTitle}
    </h3>
    <p className="text-ink-soft">{texts.endText}</p>
    <FormAlert>{obstacle}</FormAlert>
    <div className="flex flex-wrap gap-2">
      <button type="button" aria-busy={isBusy || undefined} className="btn btn-primary" onClick={onEnd}>
        {texts.doEnd}
      </button>
      <button type="button" className="btn btn-secondary" onClick={onKeep}>
        {texts.keep}
      </button>
    </div>
  </section>
)

type EditProps = {
  texts: ConsultationTexts
  /** The words that were refused. */
  text: string
  isBusy: boolean
  /** Sends the text; resolves with the reason of a refusal, undefined for none. */
  send: (text: string) => Promise<string | undefined>
}

/** The first words anew, which a moderator reads again. */
export function EditConsultation({ texts, text: before, isBusy, send }: EditProps) {
  const [text, setText] = useState(before)
  const [fault, setFault] = useState<string>()
  const id = useId()
  async function submit() {
    const found = await send(text)
    setFault(found)
    if (found !== undefined) document.getElementById(id)?.focus()
  }
  return (
    <form
      noValidate
      className="grid max-w-text gap-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field id={id} label={texts.edit} hint={texts.editHint} error={fault}>
        <Textarea
          rows={6}
          maxLength={consultationLength.max}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <p>
        <button type="submit" aria-busy={isBusy || undefined} className="btn btn-primary">
          {texts.saveEdit}
        </button>
      </p>
    </form>
  )
}
