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
  /** Validates the values before they are sent; optional, because the API validates too. */
  check?: Resolver<Values, unknown, Body>
  /** Makes the call. Errors that it throws are shown. */
  send: (body: Body) => Promise<void>
  /** Fields that show the errors of another key of the body: `{ EMAIL: 'CONTACT' }`. */
  shownAt?: Record<string, string> | undefined
  /** Called with the names of the invalid fields whenever there are some. */
  onFaults?: ((names: readonly string[]) => void) | undefined
  /**
   * Values of controlled fields only. A native control uses `defaultValue` instead, so that text typed before hydration
   * is preserved.
   */
  defaultValues?: DefaultValues<NoInfer<Values>> | undefined
  /** Errors that existed when the page was rendered; must always be the same object. */
  errors?: FieldErrors<NoInfer<Values>> | undefined
}

/** A react-hook-form whose values become a call. */
export type SentForm<Values extends FieldValues = FieldValues, Body = unknown> = UseFormReturn<
  Values,
  unknown,
  Body
> & {
  /** Attributes of the `<form>`. */
  attributes: ComponentProps<'form'>
  /** Validates and sends the form; ignored while it is being sent. */
  submit: () => Promise<void>
  /** Time in milliseconds before which a retry would be refused. */
  until: number
}

/**
 * The form of a call. Errors from its validation or from the response are shown at the fields (`FormField`) until those
 * change; other errors are under `root`. The first invalid field gets the focus.
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
  /** Names of the fields that are rendered. */
  const names = useRef<readonly string[]>([])
  const form = useForm<Values, unknown, Body>({
    resolver: (values, context, options) => {
      names.current = options.names ?? []
      return check ? check(values, context, options) : { values: values as Body & Values, errors: {} }
    },
    reValidateMode: 'onSubmit',
    // Focused later, after the message that describes the field is rendered.
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
    // POST, so that a form sent before hydration does not put a password into the address.
    method: 'post',
    noValidate: true,
    // Without its script it is sent in the frame of a widget too.
    target: '_self',
    onSubmit: (event) => {
      event.preventDefault()
      void submit()
    },
  }
  return { ...form, attributes, submit, until }
}
