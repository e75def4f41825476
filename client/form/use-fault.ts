import { useFormParts } from './form-parts.ts'

/** The first error that the surrounding form has for one of these names: `PHONES[0]`. */
export function useFault(...names: string[]): string | undefined {
  const { faults } = useFormParts()
  return names.map((name) => faults[name]).find(Boolean)
}
