import { type ComponentProps, createContext, useContext } from 'react'

/** Messages by field name; the one of the whole form is at `root`. */
export type Faults = Readonly<Record<string, string>>

/** What a form gives to its fields and its button, whichever way it keeps its values. */
export type FormParts = {
  /** Attributes of the `<form>`. */
  attributes: ComponentProps<'form'>
  /** Attributes of the control of a value. */
  register(name: string): { name: string }
  faults: Faults
  isSubmitting: boolean
  /** Validates and sends the form; ignored while it is being sent. */
  submit: () => Promise<void>
  /** Time in milliseconds before which a retry would be refused. */
  until: number
}

const FormPartsContext = createContext<Pick<FormParts, 'register' | 'faults'>>({
  register: (name) => ({ name }),
  faults: {},
})
export const FormPartsProvider = FormPartsContext.Provider

/** The surrounding form. */
export const useFormParts = () => useContext(FormPartsContext)
