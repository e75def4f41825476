'use client'

import { useId } from 'react'
import { defaultTheme } from '../../../schemas/design/theme.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { FieldFrame } from '../../field-frame.tsx'
import { useFormSettings } from '../../form-context.ts'
import { type FormFieldProps, formField } from '../../form-field.ts'
import { AccentGuard } from './accent-guard.tsx'

/** Normalizes typed input: lower case, adds a missing `#`; incomplete input is kept. `0B6E7F` becomes `#0b6e7f`. */
const colorOf = (typed: string): string | undefined => {
  const text = typed.trim().toLowerCase()
  return text === '' ? undefined : /^[0-9a-f]{6}$/.test(text) ? `#${text}` : text
}
const isColor = (value: string | undefined): value is string => /^#[0-9a-f]{6}$/.test(value ?? '')

/** A custom accent colour, picked or typed, with its shades on the site and the nearest readable one. */
export function AccentField(props: FormFieldProps<string>) {
  const { t } = usePage()
  const { services } = useFormSettings()
  const { value, set, isReadOnly, label } = formField(props)
  const { accent = defaultTheme.accent } = services
  const id = useId()
  return (
    <FieldFrame of={props} group>
      <div className="flex flex-wrap items-center gap-2">
        <input
          id={id}
          type="color"
          aria-label={t('forms:design.pick', { label })}
          value={isColor(value) ? value : accent}
          disabled={isReadOnly}
          onChange={({ target }) => set(target.value)}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-line-strong bg-paper p-1"
        />
        <div className="w-30">
          <Input
            aria-label={t('forms:design.code', { label })}
            value={value ?? ''}
            readOnly={isReadOnly}
            placeholder={accent}
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            onChange={({ target }) => set(colorOf(target.value))}
          />
        </div>
        {value !== undefined && !isReadOnly && (
          <Button variant="empty" onClick={() => set(undefined)}>
            {t('forms:design.asPalette')}
          </Button>
        )}
      </div>
      {isColor(value) && <AccentGuard color={value} onChoose={set} isReadOnly={isReadOnly} />}
    </FieldFrame>
  )
}
