import type { ReactNode } from 'react'
import { usePage } from '../../../ui/core/page-context.tsx'
import { useControl } from '../../../ui/form/field-context.ts'
import { PersonalDataLink, personalDataLink } from '../../../ui/page/personal-data-link.tsx'

type Entries = readonly { name: string; text: string }[]

/** The common props of the fields of a form without script: the entered values, and their faults. */
export function plainForm(id: string, { values = [], errors = [] }: { values?: Entries; errors?: Entries }) {
  const valuesOf = (name: string) => values.filter((one) => one.name === name).map(({ text }) => text)
  return {
    valuesOf,
    field: (name: string) => ({
      id: `${id}-${name}`,
      error: errors.find((one) => one.name === name)?.text,
    }),
    own: (name: string) => ({ name, defaultValue: valuesOf(name)[0] }),
  }
}

/** The fault of the form as a whole. */
export const FormFault = ({ children }: { children: ReactNode }) =>
  children ? (
    <p role="alert" className="rounded-control bg-danger-tint px-3.5 py-3 text-danger-ink">
      {children}
    </p>
  ) : null

/** The message in place of a form that was accepted. */
export const FormSent = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <div id={id} role="status" className="rounded-control bg-success-tint px-4 py-3.5 text-success-ink">
    <h2 className="text-lg font-semibold">{title}</h2>
    {children}
  </div>
)

type TickProps = { name: string; checked: boolean; children: ReactNode }

/** A checkbox with its words. */
export const FormTick = ({ name, checked, children }: TickProps) => {
  const control = useControl({})
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        {...control}
        name={name}
        defaultChecked={checked}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span>{children}</span>
    </label>
  )
}

/** The consent, with a link to its purpose. */
export function FormConsent({ checked, children }: { checked: boolean; children: ReactNode }) {
  const page = usePage()
  return (
    <FormTick name="CONSENT" checked={checked}>
      {children}. <PersonalDataLink {...personalDataLink(page)} />
    </FormTick>
  )
}
