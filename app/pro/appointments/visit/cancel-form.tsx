import { useState } from 'react'
import { FormAlert } from '../../../../client/form/form-alert.tsx'
import { useNativeForm } from '../../../../client/form/use-native-form.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useUnsaved } from '../../../../ui/dialog/unsaved.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Textarea } from '../../../../ui/form/textarea.tsx'
import { useTranslation } from '../../../use-translation.ts'

type Props = {
  isBusy: boolean
  fault: string | undefined
  onBack: () => void
  onCancel: (reason: string) => void
}

/** Cancels a visit: the patient gets a message with the reason. */
export function CancelForm({ isBusy, fault, onBack, onCancel }: Props) {
  const { t } = useTranslation()
  const form = useNativeForm<{ REASON: string }>({ send: async ({ REASON }) => onCancel(REASON.trim()) })
  const [isTyped, setTyped] = useState(false)
  useUnsaved(isTyped)
  return (
    <form {...form.attributes} className="grid gap-4">
      <Field label={t('calendar:cancel.reason')} hint={t('calendar:cancel.told')}>
        <Textarea
          {...form.register('REASON')}
          rows={2}
          maxLength={500}
          autoFocus
          onInput={({ currentTarget }) => setTyped(currentTarget.value !== '')}
        />
      </Field>
      <FormAlert>{fault}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" loading={isBusy}>
          {t('calendar:do.cancelled_by_clinic')}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('calendar:cancel.back')}
        </Button>
      </div>
    </form>
  )
}
