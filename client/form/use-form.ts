import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { usePage } from '../../ui/page-context.tsx'
import { type FormFaults, faultsOfCall, faultsOfValues, noFaults } from './form-faults.ts'
import { type FormValues, formValues } from './form-values.ts'

export type FormOptions<Schema extends z.ZodType> = {
  /** The body of the call; the API checks it with the same one. */
  schema: Schema
  /** The body from what was entered, where the fields are not named as its keys. */
  toBody?: (values: FormValues) => unknown
  /** Names of the fields that show keys of the body which have another name: `{ EMAIL: 'CONTACT' }`. */
  shownAt?: Record<string, string>
  /** Makes the call. What it throws is shown. */
  send: (body: z.output<Schema>) => Promise<void>
}

const namesIn = (form: HTMLFormElement): Set<string> =>
  new Set([...form.elements].flatMap((element) => element.getAttribute('name') ?? []))

const renamed = (faults: FormFaults, names: Record<string, string>): FormFaults => ({
  ...faults,
  fields: Object.fromEntries(
    Object.entries(faults.fields).map(([name, messages]) => [names[name] ?? name, messages]),
  ),
})

/**
 * The state of a form. The browser keeps what is entered, so that what a password manager or a hurried person fills in
 * before the script is there counts as well. Checked when it is sent; a fault goes as soon as its field is changed.
 */
export function useForm<Schema extends z.ZodType>({
  schema,
  toBody,
  shownAt = {},
  send,
}: FormOptions<Schema>) {
  const { t } = usePage()
  const [faults, setFaults] = useState(noFaults)
  const [isPending, setPending] = useState(false)
  /** Grows with each time that faults were found, so that the first one gets the focus. */
  const [found, setFound] = useState(0)
  const isBusy = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (found > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [found])

  function show(faults: FormFaults) {
    setFaults(renamed(faults, shownAt))
    setFound((times) => times + 1)
  }

  async function submit(target: HTMLFormElement) {
    if (isBusy.current) return
    const names = new Set([...namesIn(target), ...Object.keys(shownAt)])
    const values = formValues(target)
    const { success, data, error } = schema.safeParse(toBody ? toBody(values) : values)
    if (!success) return show(faultsOfValues(error, names, t))
    isBusy.current = true
    setPending(true)
    setFaults(noFaults)
    try {
      await send(data)
    } catch (thrown) {
      show(faultsOfCall(thrown, names))
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }

  function forget(name: string) {
    if (!(name in faults.fields)) return
    const { [name]: _, ...fields } = faults.fields
    setFaults({ ...faults, fields })
  }

  const attributes: ComponentProps<'form'> = {
    ref: form,
    // Sent before the script is there, a password must not stand in the address.
    method: 'post',
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
    onInput: ({ target }) => forget((target as HTMLInputElement).name),
  }
  return { attributes, faults, isPending, errorOf: (name: string) => faults.fields[name]?.[0] }
}
