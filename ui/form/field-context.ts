import { createContext, useContext } from 'react'

/** The properties that a `Field` provides to the control inside it. */
export type FieldWiring = {
  id: string
  labelId?: string
  describedBy?: string
  invalid: boolean
  required: boolean
  disabled: boolean
}

const FieldContext = createContext<FieldWiring | undefined>(undefined)
export const FieldProvider = FieldContext.Provider

/** Whether the field around a control says an error already: the control then says none of its own beside it. */
export const useIsFieldInvalid = (): boolean => useContext(FieldContext)?.invalid ?? false

/** Props of a control that override those of the field around it. */
export type ControlProps = {
  id?: string
  disabled?: boolean
  required?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
}

/** Attributes of a control: its own, with those of the surrounding field, if any, as defaults. */
export function useControl(own: ControlProps) {
  const field = useContext(FieldContext)
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ')
  return {
    id: own.id ?? field?.id,
    disabled: own.disabled || field?.disabled || undefined,
    required: own.required ?? (field?.required || undefined),
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  }
}

/**
 * For several controls under the label of one field: attributes of the element around them, and those of each control.
 */
export function useControlGroup(own: ControlProps) {
  const field = useContext(FieldContext)
  const { id, required, disabled, ...described } = useControl(own)
  return {
    required,
    disabled,
    invalid: described['aria-invalid'],
    group: {
      id,
      'aria-describedby': described['aria-describedby'],
      'aria-label': own['aria-label'],
      'aria-labelledby': own['aria-labelledby'] ?? (own['aria-label'] ? undefined : field?.labelId),
    },
  }
}
