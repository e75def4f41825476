/**
 * State of a form that was submitted without JavaScript: accepted, or rejected and rendered again with the entered
 * values. Values and errors are by field name.
 */
export type FormState =
  | {
      kind: 'sent'
      /** The number under which it was accepted, where people need one. */
      number?: string
    }
  | {
      kind: 'refused'
      values: Record<string, readonly string[]>
      errors: Record<string, readonly string[]>
      /** An error that belongs to no field, and its code. */
      message?: string
      code?: string
    }
