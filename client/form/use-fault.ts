import { type FieldError, get, useFormState } from 'react-hook-form'

/** The first error that the surrounding form has for one of these names: `PHONES[0]`. */
export function useFault(...names: string[]): string | undefined {
  const { errors } = useFormState()
  const found = names.map((name): FieldError | undefined => get(errors, name)).find((error) => error?.message)
  return found?.message
}
