import {
  type ErrorSchema,
  type FieldPathId,
  type FieldPathList,
  getUiOptions,
  type Registry,
  type RJSFSchema,
  toFieldPathId,
  type UiSchema,
} from '@rjsf/utils'
import { fieldPlace } from './field-place.ts'
import type { FieldHints } from './ui-schema.ts'

/** Props that rjsf passes to a field. It changes its value by `onChange(value, fieldPathId.path)`; undefined removes the value. */
export type FormFieldProps<T> = {
  name: string
  schema: RJSFSchema
  uiSchema?: UiSchema
  formData?: T
  errorSchema?: ErrorSchema
  rawErrors?: string[]
  fieldPathId: FieldPathId
  required?: boolean
  readonly?: boolean
  onChange: (next: T | undefined, path: FieldPathList) => void
  onBlur: (id: string, value: unknown) => void
  onFocus: (id: string, value: unknown) => void
  registry: Registry
}

/** Props of a field of any type, for fields that render child fields. */
export type AnyFieldProps = Omit<FormFieldProps<unknown>, 'onChange' | 'formData'>

/** True for a list that may be empty: it requires no entry. */
const mayBeEmptyList = (schema: { type?: unknown; minItems?: number }): boolean =>
  schema.type === 'array' && !schema.minItems

/** The props in our terms: the value, its error, and the options of its schema. */
export function formField<T>(props: FormFieldProps<T>) {
  const { hints, full = {}, isBare = false } = getUiOptions(props.uiSchema) as FieldHints
  return {
    hints,
    /** The complete schema; `props.schema` is only an outline. */
    schema: full,
    isBare,
    label: hints?.label ?? props.name,
    hint: hints?.help,
    error: props.rawErrors?.[0],
    /** Says in the page which value the field edits. */
    place: fieldPlace(props.fieldPathId.path),
    required: props.required === true && !mayBeEmptyList(full),
    isReadOnly: props.readonly ?? false,
    value: props.formData,
    set: (next: T | undefined) => props.onChange(next, props.fieldPathId.path),
    /** Sets another field of the object in which the field stands. */
    setBeside: (field: string, next: unknown) => {
      // Safe: the path says whose value it is, and the form judges it as that field's.
      const change = props.onChange as (next: unknown, path: FieldPathList) => void
      change(next, [...props.fieldPathId.path.slice(0, -1), field])
    },
  }
}

/** The path of a child of a field, for rjsf. */
export const childPath = <T>(
  { registry, fieldPathId }: FormFieldProps<T>,
  step: string | number,
): FieldPathId => toFieldPathId(step, registry.globalFormOptions, fieldPathId)
