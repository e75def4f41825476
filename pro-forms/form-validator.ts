import type { RJSFSchema, ValidatorType } from '@rjsf/utils'

/**
 * What rjsf asks of a validator: whether a value is of an alternative, which its constant tells. What is wrong with a
 * value is judged by who keeps it, as the API judges it, and comes to the fields as `extraErrors`.
 */
export const formValidator: ValidatorType = {
  isValid: (schema: RJSFSchema, value: unknown) => 'const' in schema && schema.const === value,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
}
