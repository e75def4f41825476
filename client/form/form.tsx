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
  /** On wide screens the button stays in sight at the end of the dialog that the form is in. */
  isButtonKept?: boolean
  /** The fields: a `FormField` for each name of the body. */
  children: ReactNode
  /** Content below the button. */
  after?: ReactNode
}

/** Over the padding of the dialog, whose end it covers. */
const keptClass = 'mt-2 sm:sticky sm:bottom-0 sm:-mb-6 sm:bg-raised sm:pt-3 sm:pb-6'
/** What gets the focus is not under the button. */
const clearOfKept = 'sm:[&_:is(input,select,textarea,button,[role=alert])]:scroll-mb-28'

/**
 * The form of a call with its submit button. General errors are shown above the button, which stays disabled for as long
 * as the API demands after too many attempts.
 */
export function Form({ form, submit, isSecondary = false, isButtonKept = false, children, after }: Props) {
  const { t } = usePage()
  const { root, ...fields } = form.faults
  const wait = useSecondsUntil(form.until)
  const count = Object.keys(fields).length
  return (
    <FormPartsProvider value={form}>
      <form {...form.attributes} className={`grid gap-4 ${isButtonKept ? clearOfKept : ''}`}>
        {children}
        {count > 0 && (
          <p role="alert" className="sr-only">
            {t('errors:form.check', { count })}
          </p>
        )}
        <div className={isButtonKept ? keptClass : 'mt-2'}>
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
