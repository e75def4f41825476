import { type ComponentProps, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { CallError } from '../call-error.ts'
import { focusFirstFault } from './focus-first-fault.ts'
import { faultsOfCall } from './form-faults.ts'

export type SentFormOptions<Values extends FieldValues, Body> = {
  /** Checks the values before they are sent; what the answer says is enough where there is none. */
  check?: Resolver<Values, unknown, Body>
  /** Makes the call. What it throws is shown. */
  send: (body: Body) => Promise<void>
  /** Fields that show keys of the body which have another name: `{ EMAIL: 'CONTACT' }`. */
  shownAt?: Record<string, string> | undefined
  /** Told of the fields that are wrong, each time that there are some. */
  onFaults?: ((names: readonly string[]) => void) | undefined
  /**
   * Of controls that keep no value of their own. One of the browser has its `defaultValue` instead, so that what was
   * typed into it before the script came stays.
   */
  defaultValues?: DefaultValues<NoInfer<Values>> | undefined
  /** What was wrong with it when the page was made, always the same object. */
  errors?: FieldErrors<NoInfer<Values>> | undefined
}

/** A form of react-hook-form whose values become a call. */
export type SentForm<Values extends FieldValues = FieldValues, Body = unknown> = UseFormReturn<
  Values,
  unknown,
  Body
> & {
  /** Of its `<form>`. */
  attributes: ComponentProps<'form'>
  /** Checks and sends it, once at a time. */
  submit: () => Promise<void>
  /** Instant, in milliseconds, before which it is no use to send it again. */
  until: number
}

/**
 * The form of a call. What is wrong with it, by its check or by the answer, stands at the fields (`FormField`) until they
 * are changed, the rest at `root`. The first wrong field gets the focus.
 */
export function useSentForm<Values extends FieldValues, Body = Values>({
  check,
  send,
  shownAt,
  onFaults,
  defaultValues,
  errors,
}: SentFormOptions<Values, Body>): SentForm<Values, Body> {
  const [until, setUntil] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  /** Of the fields that are there. */
  const names = useRef<readonly string[]>([])
  const form = useForm<Values, unknown, Body>({
    resolver: (values, context, options) => {
      names.current = options.names ?? []
      return check ? check(values, context, options) : { values: values as Body & Values, errors: {} }
    },
    reValidateMode: 'onSubmit',
    // Later, when the message is there that describes the field.
    shouldFocusError: false,
    ...(defaultValues && { defaultValues }),
    ...(errors && { errors }),
  })
  const { subscribe, clearErrors, setError, handleSubmit } = form
  const { submitCount } = form.formState

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
  const attributes: ComponentProps<'form'> = {
    ref: element,
    // Sent before the script is there, a password must not stand in the address.
    method: 'post',
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault()
      void submit()
    },
  }
  return { ...form, attributes, submit, until }
}
