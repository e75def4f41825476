'use client'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { FormAlert } from './form-alert.tsx'
import { type FormParts, FormPartsProvider } from './form-parts.ts'
import { clockTime, useSecondsUntil } from './use-seconds-until.ts'

type Props = {
  form: FormParts
  /** Label of the submit button: a verb. */
  submit: string
  /** Something else is to be pressed first. */
  isSecondary?: boolean
  /** The fields: a `FormField` for each name of the body. */
  children: ReactNode
  /** Content below the button. */
  after?: ReactNode
}

/**
 * The form of a call with its submit button. General errors are shown above the button, which stays disabled for as long
 * as the API demands after too many attempts.
 */
export function Form({ form, submit, isSecondary = false, children, after }: Props) {
  const { t } = usePage()
  const { root, ...fields } = form.faults
  const wait = useSecondsUntil(form.until)
  const count = Object.keys(fields).length
  return (
    <FormPartsProvider value={form}>
      <form {...form.attributes} className="grid gap-4">
        {children}
        {count > 0 && (
          <p role="alert" className="sr-only">
            {t('errors:form.check', { count })}
          </p>
        )}
        <div className="mt-2">
          <FormAlert>{root}</FormAlert>
          <Button
            type="submit"
            variant={isSecondary ? 'secondary' : 'primary'}
            loading={form.isSubmitting}
            disabled={wait > 0}
            className="w-full"
          >
            {wait > 0 ? t('errors:form.wait', { time: clockTime(wait) }) : submit}
          </Button>
        </div>
        {after}
      </form>
    </FormPartsProvider>
  )
}
