import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from '../../schemas/zod.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CallError } from '../call-error.ts'
import { focusFirstFault } from './focus-first-fault.ts'
import { faultsOfCall } from './form-faults.ts'
import { type FormRules, formResolver } from './form-resolver.ts'

type Options<Schema extends z.core.$ZodType, Values extends FieldValues> = FormRules<Schema, Values> & {
  /** Makes the call. What it throws is shown. */
  send: (body: z.output<Schema>) => Promise<void>
  /** Told of the fields that are wrong, each time that there are some. */
  onFaults?: (names: readonly string[]) => void
  /**
   * Of controls that keep no value of their own. One of the browser has its `defaultValue` instead, so that what was
   * typed into it before the script came stays.
   */
  defaultValues?: DefaultValues<NoInfer<Values>>
}

/** A form of react-hook-form whose values become a call. */
export type CallForm<Values extends FieldValues = FieldValues, Body = unknown> = UseFormReturn<
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
 * The form of a call, over the schema of its body. It is checked when it is sent; what is wrong, here or by the answer,
 * stands at the fields (`FormField`) until they are changed, the rest at `root`. The first wrong field gets the focus.
 */
export function useCallForm<
  Schema extends z.core.$ZodType,
  Values extends FieldValues = z.input<Schema> & FieldValues,
>({ send, onFaults, defaultValues, ...rules }: Options<Schema, Values>): CallForm<Values, z.output<Schema>> {
  const { t } = usePage()
  const [until, setUntil] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  /** Of the fields that are there. */
  const names = useRef<readonly string[]>([])
  const resolve = formResolver(rules, t)
  const form = useForm<Values, unknown, z.output<Schema>>({
    resolver: (values, context, options) => {
      names.current = options.names ?? []
      return resolve(values, context, options)
    },
    reValidateMode: 'onSubmit',
    // Later, when the message is there that describes the field.
    shouldFocusError: false,
    ...(defaultValues && { defaultValues }),
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
  async function call(body: z.output<Schema>) {
    setUntil(0)
    try {
      await send(body)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { fields, general } = faultsOfCall(error, { names: names.current, shownAt: rules.shownAt })
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
