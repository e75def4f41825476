import { type FieldError, get, useFormState } from 'react-hook-form'

/** What the form around knows to be wrong with the first of these values that is: `PHONES[0]`. */
export function useFault(...names: string[]): string | undefined {
  const { errors } = useFormState()
  const found = names.map((name): FieldError | undefined => get(errors, name)).find((error) => error?.message)
  return found?.message
}
