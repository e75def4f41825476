import type { ValidatorType } from '@rjsf/utils'

/**
 * rjsf asks nothing of it: an outline has neither rules nor alternatives. What is wrong with a value is judged by who
 * keeps it, as the API judges it, and comes to the fields as `extraErrors`: one judgement, one language of problems.
 */
export const formValidator: ValidatorType = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
}
