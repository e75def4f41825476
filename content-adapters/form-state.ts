/**
 * State of a form that was submitted without JavaScript: accepted, with its number if it has one, or rejected and rendered again with the entered
 * values. Values and errors are by field name.
 */
export type FormState =
  | { kind: 'sent'; number?: string }
  | {
      kind: 'refused'
      values: Record<string, readonly string[]>
      errors: Record<string, readonly string[]>
      /** An error that belongs to no field. */
      message?: string
    }
