import { useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Textarea } from '../../../../../ui/form/textarea.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { rolesThatMay } from '../../draft/site/roles-that-may.ts'
import { useApproval } from './use-approval.ts'

type Props = {
  /** Something waits already, which this replaces. */
  isWaiting: boolean
  onDone: () => void
}

/** For staff who may write a site but not publish it: sends a request to those who may, with a note. */
export function RequestApproval({ isWaiting, onDone }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const [note, setNote] = useState('')
  const { send, isPending, fault } = useApproval(onDone)
  return (
    <div className="grid basis-full gap-3">
      <Field
        label={t('business:site.approval.note')}
        hint={t('business:site.approval.noteHint', {
          who: rolesThatMay('clinic-website', 'publish', locale),
        })}
      >
        <Textarea rows={2} value={note} maxLength={1000} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <p role="alert" className="text-danger-ink empty:hidden">
        {fault}
      </p>
      <Button loading={isPending} onClick={() => send(note)}>
        {t(isWaiting ? 'business:site.approval.sendAgain' : 'business:site.approval.send')}
      </Button>
    </div>
  )
}
