'use client'

import { structureOf } from '../../../schemas/schema-shape.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { type FieldProps, fieldOptions } from '../../field-options.ts'
import { useFormState, useFormValue } from '../../form-context.ts'
import { type Point, parseCoordinate, parsePoint } from './coordinates.ts'
import { PointMap } from './point-map.tsx'

/** A point by its two numbers, which the keyboard reaches, or by a press on the map. */
export function PointField({ schema, path }: FieldProps) {
  const { locale, t } = usePage()
  const { label, help } = fieldOptions(schema, locale)
  const { value, set, error, isReadOnly } = useFormValue<Partial<Point>>(path)
  const { tiles } = useFormState().services
  const structure = structureOf(schema)
  const properties = structure.kind === 'object' ? structure.properties : {}
  const { latitude, longitude } = value ?? {}
  const point = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }

  function write(name: keyof Point, text: string) {
    const both = parsePoint(text)
    const next = both ?? { ...value, [name]: parseCoordinate(text) }
    set(next.latitude === undefined && next.longitude === undefined ? undefined : next)
  }
  return (
    <Field label={label} hint={help ?? (isReadOnly ? undefined : t('forms:point.hint'))} error={error} group>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          {(['latitude', 'longitude'] as const).map((name) => (
            <Coordinate
              key={name}
              path={[...path, name]}
              label={properties[name] && fieldOptions(properties[name], locale).label}
              write={(text) => write(name, text)}
            />
          ))}
        </div>
        {tiles && <PointMap tiles={tiles} point={point} isReadOnly={isReadOnly} onPoint={set} />}
        {value && !isReadOnly && (
          <Button variant="empty" onClick={() => set(undefined)} className="-ms-4 justify-self-start">
            {t('forms:point.remove')}
          </Button>
        )}
      </div>
    </Field>
  )
}

type CoordinateProps = { path: (string | number)[]; label: string | undefined; write: (text: string) => void }

function Coordinate({ path, label, write }: CoordinateProps) {
  const { value, error, isReadOnly } = useFormValue<number>(path)
  return (
    <Field label={label} error={error}>
      <Input
        // A number that came from the map or from the neighbour; while it is typed nothing else changes it.
        key={value}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isReadOnly}
        defaultValue={value ?? ''}
        onBlur={(event) => write(event.target.value)}
        className="tabular-nums"
      />
    </Field>
  )
}
