import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useTranslation } from '../use-translation.ts'

type Props = {
  label: string
  hint: string | undefined
  isRequired?: boolean
  submit: string
  isBusy: boolean
  onSubmit: (reason: string) => void
  /** Leaves the question; it gets what was written. */
  onClose?: (reason: string) => void
  /** What was written before, where the question was left. */
  first?: string
  /** The fault of a required reason that is missing; the usual one says that patient and clinic read it. */
  fault?: string
  /** Other buttons beside. */
  children?: ReactNode
  /** Other fields above. */
  above?: ReactNode
}

/** Why a row is moved, in words. */
export function ReasonForm({
  label,
  hint,
  isRequired = false,
  submit,
  isBusy,
  onSubmit,
  onClose,
  first = '',
  fault,
  children,
  above,
}: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [reason, setReason] = useState(first)
  const [isTried, setTried] = useState(false)
  const lacks = isRequired && reason.trim() === ''
  return (
    <form
      noValidate
      className="mt-4 grid max-w-text gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (lacks) document.getElementById(id)?.focus()
        else onSubmit(reason.trim())
      }}
    >
      {above}
      <Field
        id={id}
        label={label}
        hint={hint}
        required={isRequired}
        error={isTried && lacks ? (fault ?? t('errors:fields.blockReason')) : undefined}
      >
        <Textarea
          // Focused if the form was opened by a button; without a way to close it, it is part of the page.
          autoFocus={onClose !== undefined}
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button type="submit" variant="danger" loading={isBusy}>
          {submit}
        </Button>
        {onClose && (
          <Button variant="empty" onClick={() => onClose(reason)}>
            {t('cases:staff.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
