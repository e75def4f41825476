import { useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Textarea } from '../../../../../ui/form/textarea.tsx'
import { useTranslation } from '../../../../use-translation.ts'

type Props = {
  isPending: boolean
  /** Why the last decision could not be made. */
  fault: string
  onApprove: () => void
  onReturn: (note: string) => void
}

/** For staff who may publish: publishes the requested version, or returns it with a note. */
export function Decision({ isPending, fault, onApprove, onReturn }: Props) {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<string>()
  return (
    <>
      {answer !== undefined && (
        <Field
          label={t('business:site.approval.answer')}
          hint={t('business:site.approval.answerHint')}
          className="basis-full"
        >
          <Textarea
            autoFocus
            rows={3}
            value={answer}
            maxLength={1000}
            onChange={({ target }) => setAnswer(target.value)}
          />
        </Field>
      )}
      <p role="alert" className="basis-full text-danger-ink empty:hidden">
        {fault}
      </p>
      {answer === undefined ? (
        <>
          <Button loading={isPending} onClick={onApprove}>
            {t('business:site.approval.approve')}
          </Button>
          <Button variant="secondary" onClick={() => setAnswer('')}>
            {t('business:site.approval.return')}
          </Button>
        </>
      ) : (
        <>
          <Button
            loading={isPending}
            aria-disabled={answer.trim() === '' || undefined}
            onClick={() => answer.trim() && onReturn(answer)}
          >
            {t('business:site.approval.returnDo')}
          </Button>
          <Button variant="secondary" onClick={() => setAnswer(undefined)}>
            {t('business:site.approval.back')}
          </Button>
        </>
      )}
    </>
  )
}
