'use client'

import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js'
import type { FieldPathList } from '@rjsf/utils'
import { useCallback, useRef } from 'react'
import { replaceAt } from '../../schemas/core/edit.ts'
import { FieldFrame } from '../field-frame.tsx'
import { type FormFieldProps, formField } from '../form-field.ts'
import { isEmpty } from '../is-empty.ts'

const { ObjectField: Properties } = getDefaultRegistry().fields

type Fields = Record<string, unknown>

/** Several fields under one label. An optional object is removed when its last value is cleared. */
export function ObjectField(props: FormFieldProps<Fields>) {
  const latest = useRef(props)
  latest.current = props
  // A stable function: rjsf does not render a field again when only the function changes.
  const change = useCallback((next: unknown, path: FieldPathList) => {
    const { formData, fieldPathId, required, onChange } = latest.current
    const own = fieldPathId.path
    const isGone = () => isEmpty(replaceAt(formData, path.slice(own.length), next))
    if (own.length > 0 && !required && isEmpty(next) && isGone()) onChange(undefined, own)
    else onChange(next as Fields, path)
  }, [])
  const properties = Properties && <Properties {...props} onChange={change} />
  if (props.fieldPathId.path.length === 0 || formField(props).isBare) return properties
  return (
    <FieldFrame of={props} group>
      <div className="mt-2 border-s-2 border-line ps-4">{properties}</div>
    </FieldFrame>
  )
}
