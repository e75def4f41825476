import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallError } from '../call-error.ts'
import { focusFirstFault } from './focus-first-fault.ts'
import type { FormCheck } from './form-check.ts'
import { type FormFaults, faultsOfCall, ownerOf } from './form-faults.ts'
import type { Faults, FormParts } from './form-parts.ts'
import { setValueOf, valuesOf } from './form-values.ts'
import { formAttributes, type SendOptions } from './send-options.ts'

export type NativeFormOptions<Values, Body> = SendOptions<Body> & {
  /** Checks the values before they are sent; optional, because the API validates too. */
  check?: FormCheck<Values, Body> | undefined
  /** Messages that the form has at first. */
  faults?: Faults | undefined
}

export type NativeForm<Values> = FormParts & {
  getValues: () => Values
  /** Sets the value of a text or a select. */
  setValue: (name: string, value: string) => void
  /** Runs another act of the form, whose errors are shown as those of sending. */
  run: (act: (values: Values) => Promise<void>) => Promise<void>
}

const none: Faults = {}

/**
 * The form of a call in a document: its native controls keep the values, so that nothing is lost while scripts arrive, and no library is
 * loaded for them. Errors are shown at the fields (`FormField`) until those change; the first invalid field gets the focus.
 */
export function useNativeForm<Values extends object, Body = Values>(
  options: NativeFormOptions<Values, Body>,
): NativeForm<Values> {
  const [faults, setFaults] = useState(options.faults ?? none)
  const [isSubmitting, setSubmitting] = useState(false)
  const [until, setUntil] = useState(0)
  const [told, setTold] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  // After the messages are rendered, which describe the field.
  useEffect(() => {
    if (told > 0) focusFirstFault(element.current)
  }, [told])

  function tell({ fields, general }: FormFaults) {
    setFaults({ ...fields, ...(general !== undefined && { root: general }) })
    setTold((count) => count + 1)
  }
  async function run(act: (values: Values, names: readonly string[]) => Promise<void>) {
    const form = element.current
    if (isBusy.current || !form) return
    isBusy.current = true
    setSubmitting(true)
    setFaults(none)
    setUntil(0)
    const values = valuesOf(form)
    const names = Object.keys(values)
    try {
      // Safe: `Values` are the fields that the form renders.
      await act(values as Values, names)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      tell(faultsOfCall(error, { names, shownAt: options.shownAt }))
      if (error.retryAfter) setUntil(Date.now() + error.retryAfter * 1000)
    } finally {
      isBusy.current = false
      setSubmitting(false)
    }
  }
  const submit = () =>
    run(async (values, names) => {
      // Safe: without a check the body is the values.
      const checked = options.check ? await options.check(values, names) : { body: values as unknown as Body }
      if ('faults' in checked) return tell(checked.faults)
      await options.send(checked.body)
    })
  /** A field that is being corrected is no longer marked. */
  function forgive({ target }: FormEvent) {
    const { name = '' } = target as HTMLInputElement
    const isOf = (fault: string) => ownerOf(fault) === ownerOf(name)
    if (Object.keys(faults).some(isOf))
      setFaults(Object.fromEntries(Object.entries(faults).filter(([fault]) => !isOf(fault))))
  }
  return {
    attributes: { ...formAttributes(submit), ref: element, onInput: forgive },
    register: (name) => ({ name }),
    faults,
    isSubmitting,
    submit,
    until,
    run,
    getValues: () => (element.current ? valuesOf(element.current) : {}) as Values,
    setValue: (name, value) => element.current && setValueOf(element.current, name, value),
  }
}
