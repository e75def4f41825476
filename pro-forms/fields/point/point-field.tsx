'use client'

import { structureOf } from '../../../schemas/schema-shape.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { FieldFrame } from '../../field-frame.tsx'
import { fieldOptions } from '../../field-options.ts'
import { useFormSettings } from '../../form-context.ts'
import { firstError } from '../../form-errors.ts'
import { type FormFieldProps, formField } from '../../form-field.ts'
import { type Point, parseCoordinate, parsePoint } from './coordinates.ts'
import { PointMap } from './point-map.tsx'

/** A point, entered as two numbers or by a click on the map. */
export function PointField(props: FormFieldProps<Partial<Point>>) {
  const { locale, t } = usePage()
  const { hint, value, set, isReadOnly, schema: whole } = formField(props)
  const { tiles } = useFormSettings().services
  const structure = structureOf(whole)
  const properties = structure.kind === 'object' ? structure.properties : {}
  const { latitude, longitude } = value ?? {}
  const point = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }

  function write(name: keyof Point, text: string) {
    const both = parsePoint(text)
    const next = both ?? { ...value, [name]: parseCoordinate(text) }
    if (next.latitude === latitude && next.longitude === longitude) return
    set(next.latitude === undefined && next.longitude === undefined ? undefined : next)
  }
  return (
    <FieldFrame of={props} group hint={hint ?? (isReadOnly ? undefined : t('forms:point.hint'))}>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          {(['latitude', 'longitude'] as const).map((name) => {
            const schema = properties[name]
            const label = schema && fieldOptions(schema, locale).label
            return (
              <Field key={name} label={label ?? name} error={firstError(props.errorSchema?.[name])}>
                <Input
                  // Renders the input again when the number comes from the map or from pasted coordinates.
                  key={value?.[name]}
                  inputMode="decimal"
                  autoComplete="off"
                  readOnly={isReadOnly}
                  defaultValue={value?.[name] ?? ''}
                  onBlur={(event) => write(name, event.target.value)}
                  className="tabular-nums"
                />
              </Field>
            )
          })}
        </div>
        {tiles && <PointMap tiles={tiles} point={point} isReadOnly={isReadOnly} onPoint={set} />}
        {value && !isReadOnly && (
          <Button variant="empty" onClick={() => set(undefined)} className="-ms-4 justify-self-start">
            {t('forms:point.remove')}
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}
