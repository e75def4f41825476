import { FormAlert } from '../../client/form/form-alert.tsx'
import { useNativeForm } from '../../client/form/use-native-form.ts'
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
  send: (text: string) => Promise<void>
}

/** The first words anew, which a moderator reads again. */
export function EditConsultation({ texts, text: before, send }: EditProps) {
  const form = useNativeForm<{ TEXT: string }>({ send: ({ TEXT }) => send(TEXT) })
  return (
    <form {...form.attributes} className="grid max-w-text gap-4 print:hidden">
      <Field label={texts.edit} hint={texts.editHint} error={form.faults.TEXT ?? form.faults.root}>
        <Textarea
          {...form.register('TEXT')}
          rows={6}
          maxLength={consultationLength.max}
          defaultValue={before}
        />
      </Field>
      <p>
        <button type="submit" aria-busy={form.isSubmitting || undefined} className="btn btn-primary">
          {texts.saveEdit}
        </button>
      </p>
    </form>
  )
}
