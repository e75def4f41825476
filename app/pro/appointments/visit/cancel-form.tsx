import { useState } from 'react'
import { FormAlert } from '../../../../client/form/form-alert.tsx'
import { Button } from '../../../../ui/button/button.tsx'
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
  const [reason, setReason] = useState('')
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onCancel(reason.trim())
      }}
    >
      <Field label={t('calendar:cancel.reason')} hint={t('calendar:cancel.told')}>
        <Textarea
          rows={2}
          maxLength={500}
          value={reason}
          autoFocus
          onChange={(event) => setReason(event.target.value)}
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
