import { useRef, useState } from 'react'
import { FormAlert } from '../../../../../client/form/form-alert.tsx'
import { FormField } from '../../../../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../../../../client/form/form-parts.ts'
import { useCallForm } from '../../../../../client/form/use-call-form.ts'
import type { noteBody } from '../../../../../schemas/api/visit.ts'
import type { TemplateValues } from '../../../../../schemas/records/fill-template.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Textarea } from '../../../../../ui/form/textarea.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useLeaveWarning } from '../../../services/use-leave-warning.ts'
import { appended } from './fill-note.ts'
import { TemplateChoice } from './template-choice.tsx'
import { useKeptText } from './use-kept-text.ts'

type Props = {
  /** The name by which the text is kept until it is saved. */
  name: string
  /** The text that is corrected. */
  first?: string
  label: string
  /** Words of the button. */
  save: string
  hint?: string
  alert?: string
  /** The facts of the visit that fill a template; absent where none is offered. */
  values?: TemplateValues
  send: (text: string) => Promise<void>
  onCancel?: () => void
}

/** The text of a note or an addition, which is kept until it is saved. */
export function NoteForm({ name, first = '', label, save, hint, alert, values, send, onCancel }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useKeptText(name, first)
  const [missing, setMissing] = useState<readonly string[]>([])
  const area = useRef<HTMLTextAreaElement>(null)
  useLeaveWarning(text !== first)
  const form = useCallForm<typeof noteBody, { TEXT: string }>({
    schema: async () => (await import('../../../../../schemas/api/visit.ts')).noteBody,
    toBody: () => ({ TEXT: text }),
    send: async ({ TEXT }) => {
      await send(TEXT)
      setText('')
    },
  })
  const { ref, ...field } = form.register('TEXT')
  return (
    <FormPartsProvider value={form}>
      <form {...form.attributes} className="grid gap-4">
        {alert && (
          <p role="alert" className="rounded-control bg-warning-tint px-4 py-3 text-warning-ink">
            {alert}
          </p>
        )}
        {values && (
          <TemplateChoice
            values={values}
            onFilled={(filled) => {
              setText(appended(text, filled.text))
              setMissing(filled.missing)
              form.clearErrors('TEXT')
              area.current?.focus()
            }}
          />
        )}
        <FormField name="TEXT" label={label} {...(hint && { hint })}>
          <Textarea
            {...field}
            ref={(element) => {
              ref(element)
              area.current = element
            }}
            rows={8}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              void field.onChange(event)
            }}
          />
        </FormField>
        {missing.length > 0 && (
          <p role="status" className="text-sm text-warning-ink">
            {t('visits:note.missing', { names: missing.join(', ') })}
          </p>
        )}
        <div>
          <FormAlert>{form.faults.root}</FormAlert>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={form.isSubmitting}>
              {save}
            </Button>
            {onCancel && (
              <Button
                variant="empty"
                onClick={() => {
                  setText('')
                  onCancel()
                }}
              >
                {t('business:cancel')}
              </Button>
            )}
          </div>
        </div>
      </form>
    </FormPartsProvider>
  )
}
