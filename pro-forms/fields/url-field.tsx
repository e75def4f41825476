'use client'

import { Input } from '../../ui/form/input.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { type FormFieldProps, formField } from '../form-field.ts'
import { completeUrl } from './complete-url.ts'

/** A web address; `https://` is added to one that is typed without it. */
export function UrlField(props: FormFieldProps<string>) {
  const { value = '', set, isReadOnly } = formField(props)
  const complete = () => {
    const next = completeUrl(value)
    if (next !== value) set(next || undefined)
  }
  return (
    <FieldFrame of={props}>
      <Input
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => set(event.target.value || undefined)}
        onBlur={complete}
        // Enter sends a form while the field still has the focus.
        onKeyDown={(event) => event.key === 'Enter' && complete()}
      />
    </FieldFrame>
  )
}
