import { useNativeForm } from '../../client/form/use-native-form.ts'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { StepTitle } from '../parts/common/step-title.client.tsx'
import type { QuestionTexts } from './own-question-texts.ts'

type AskBackProps = {
  texts: QuestionTexts
  send: (text: string) => Promise<void>
}

/** A question about the answer, once. If it cannot be sent, its text stays. */
export function AskBack({ texts, send }: AskBackProps) {
  const form = useNativeForm<{ TEXT: string }>({ send: ({ TEXT }) => send(TEXT) })
  return (
    <form {...form.attributes} className="grid max-w-text gap-4 print:hidden">
      <Field label={texts.askBack} hint={texts.askBackHint} error={form.faults.TEXT ?? form.faults.root}>
        <Textarea {...form.register('TEXT')} rows={3} maxLength={4000} />
      </Field>
      <p>
        <button type="submit" aria-busy={form.isSubmitting || undefined} className="btn btn-primary">
          {texts.sendBack}
        </button>
      </p>
    </form>
  )
}

type WithdrawProps = { texts: QuestionTexts; isBusy: boolean; onKeep: () => void; onWithdraw: () => void }

/** Asks for confirmation: all texts are erased. */
export const Withdraw = ({ texts, isBusy, onKeep, onWithdraw }: WithdrawProps) => (
  <section className="grid max-w-text gap-4 rounded-card bg-surface p-5">
    <StepTitle text={texts.withdrawTitle} />
    <p className="text-ink-soft">{texts.withdrawText}</p>
    <div className="flex flex-wrap gap-2">
      <button type="button" aria-busy={isBusy || undefined} className="btn btn-danger" onClick={onWithdraw}>
        {texts.doWithdraw}
      </button>
      <button type="button" className="btn btn-secondary" onClick={onKeep}>
        {texts.keep}
      </button>
    </div>
  </section>
)
