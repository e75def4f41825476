import type { ReactNode } from 'react'
import { FormField } from '../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../client/form/form-parts.ts'
import { useSaidForm } from '../../client/form/use-said-form.ts'
import { optional, someText } from '../../schemas/api/text-rule.ts'
import { Button } from '../../ui/button/button.tsx'
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
  const form = useSaidForm<{ REASON?: string }>({
    rules: { REASON: isRequired ? someText : optional(someText) },
    say: () => fault ?? t('errors:fields.blockReason'),
    send: async ({ REASON = '' }) => onSubmit(REASON),
  })
  return (
    <FormPartsProvider value={form}>
      <form {...form.attributes} className="mt-4 grid max-w-text gap-3">
        {above}
        <FormField name="REASON" label={label} hint={hint} required={isRequired}>
          <Textarea
            {...form.register('REASON')}
            // Focused if the form was opened by a button; without a way to close it, it is part of the page.
            autoFocus={onClose !== undefined}
            rows={2}
            maxLength={1000}
            defaultValue={first}
          />
        </FormField>
        <div className="flex flex-wrap gap-3">
          {children}
          <Button type="submit" variant="danger" loading={isBusy}>
            {submit}
          </Button>
          {onClose && (
            <Button variant="empty" onClick={() => onClose(form.getValues().REASON ?? '')}>
              {t('cases:staff.cancel')}
            </Button>
          )}
        </div>
      </form>
    </FormPartsProvider>
  )
}
