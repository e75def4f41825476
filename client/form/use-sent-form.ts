import { useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { CallError } from '../call-error.ts'
import { checkResolver } from './check-resolver.ts'
import { focusFirstFault } from './focus-first-fault.ts'
import type { FormCheck } from './form-check.ts'
import { faultsOfCall } from './form-faults.ts'
import type { Faults, FormParts } from './form-parts.ts'
import { formAttributes, type SendOptions } from './send-options.ts'

export type SentFormOptions<Values extends FieldValues, Body> = SendOptions<Body> & {
  /** Validates the values before they are sent; optional, because the API validates too. */
  check?: FormCheck<Values, Body> | undefined
  /** Called with the names of the invalid fields whenever there are some. */
  onFaults?: ((names: readonly string[]) => void) | undefined
  /**
   * Values of controlled fields only. A native control uses `defaultValue` instead, so that text typed before hydration
   * is preserved.
   */
  defaultValues?: DefaultValues<NoInfer<Values>> | undefined
}

/** A react-hook-form whose values become a call. */
export type SentForm<Values extends FieldValues = FieldValues, Body = unknown> = UseFormReturn<
  Values,
  unknown,
  Body
> &
  Omit<FormParts, 'register'>

/** The messages of nested errors by name: `PHONES[1]`. */
const faultsOf = (errors: FieldErrors): Faults =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]): [string, string][] => {
      if (typeof error?.message === 'string') return [[name, error.message]]
      return Array.isArray(error)
        ? error.flatMap((one, index): [string, string][] =>
            one?.message ? [[`${name}[${index}]`, one.message]] : [],
          )
        : []
    }),
  )

/**
 * The form of a call in the application. Errors from its validation or from the response are shown at the fields (`FormField`) until those
 * change; other errors are under `root`. The first invalid field gets the focus.
 */
export function useSentForm<Values extends FieldValues, Body = Values>({
  check,
  send,
  shownAt,
  onFaults,
  defaultValues,
}: SentFormOptions<Values, Body>): SentForm<Values, Body> {
  const [until, setUntil] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  /** Names of the fields that are rendered. */
  const names = useRef<readonly string[]>([])
  const form = useForm<Values, unknown, Body>({
    resolver: checkResolver((values, rendered) => {
      names.current = rendered
      return check ? check(values, rendered) : { body: values as unknown as Body }
    }),
    reValidateMode: 'onSubmit',
    // Focused later, after the message that describes the field is rendered.
    shouldFocusError: false,
    ...(defaultValues && { defaultValues }),
  })
  const { subscribe, clearErrors, setError, handleSubmit } = form
  const { submitCount, errors, isSubmitting } = form.formState

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => name && clearErrors(name as Path<Values>),
      }),
    [subscribe, clearErrors],
  )
  useEffect(() => {
    if (submitCount > 0) focusFirstFault(element.current)
  }, [submitCount])

  function tell(fields: object) {
    const wrong = Object.keys(fields)
    if (wrong.length > 0) onFaults?.(wrong)
  }
  async function call(body: Body) {
    setUntil(0)
    try {
      await send(body)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { fields, general } = faultsOfCall(error, { names: names.current, shownAt })
      for (const [name, message] of Object.entries(fields))
        setError(name as Path<Values>, { type: error.code, message })
      tell(fields)
      if (general !== undefined) setError('root', { type: error.code, message: general })
      if (error.retryAfter) setUntil(Date.now() + error.retryAfter * 1000)
    }
  }
  async function submit() {
    if (isBusy.current) return
    isBusy.current = true
    await handleSubmit(call, ({ root: _, ...fields }) => tell(fields))().finally(() => {
      isBusy.current = false
    })
  }
  return {
    ...form,
    attributes: { ...formAttributes(submit), ref: element },
    submit,
    until,
    isSubmitting,
    faults: faultsOf(errors),
  }
}
