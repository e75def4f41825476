'use client'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { Button } from '../../ui/button.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { FormAlert } from './form-alert.tsx'
import { FormProvider } from './form-context.ts'
import { type FormOptions, useForm } from './use-form.ts'
import { clockTime, useSecondsUntil } from './use-seconds-until.ts'

type Props<Schema extends z.ZodType> = FormOptions<Schema> & {
  /** Words of its button: a verb. */
  submit: string
  /** Fields: a `FormField` for each name of the body. */
  children: ReactNode
  /** What stands below the button. */
  after?: ReactNode
}

/**
 * A form over the schema of a request: faults stand at their fields, the first one gets the focus, what concerns the
 * whole is said above the button; after too many attempts the button waits as long as the API asks.
 */
export function Form<Schema extends z.ZodType>({ submit, children, after, ...options }: Props<Schema>) {
  const { t } = usePage()
  const { attributes, faults, isPending, errorOf } = useForm(options)
  const wait = useSecondsUntil(faults.until)
  const count = Object.keys(faults.fields).length
  return (
    <form {...attributes} className="grid gap-4">
      <FormProvider value={errorOf}>{children}</FormProvider>
      {count > 0 && (
        <p role="alert" className="sr-only">
          {t('errors:form.check', { count })}
        </p>
      )}
      <div className="mt-2">
        <FormAlert>{faults.general}</FormAlert>
        <Button type="submit" loading={isPending} disabled={wait > 0} className="w-full">
          {wait > 0 ? t('errors:form.wait', { time: clockTime(wait) }) : submit}
        </Button>
      </div>
      {after}
    </form>
  )
}
