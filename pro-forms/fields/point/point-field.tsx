'use client'

import { structureOf } from '../../../schemas/core/schema-shape.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FieldFrame } from '../../field-frame.tsx'
import { fieldOptions } from '../../field-options.ts'
import { useFormSettings } from '../../form-context.ts'
import { firstError } from '../../form-errors.ts'
import { type FormFieldProps, formField } from '../../form-field.ts'
import { CoordinateInput } from './coordinate-input.tsx'
import type { Point } from './coordinates.ts'
import { isOutside } from './country-bounds.ts'
import { PointMap } from './point-map.tsx'

/** A point, entered as two numbers or by a click on the map. */
export function PointField(props: FormFieldProps<Partial<Point>>) {
  const { locale, t } = usePage()
  const { hint, value, set, isReadOnly, schema: whole } = formField(props)
  const { tiles, timezone = homeZone.name } = useFormSettings().services
  const structure = structureOf(whole)
  const properties = structure.kind === 'object' ? structure.properties : {}
  const { latitude, longitude } = value ?? {}
  const point = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }

  const write = (change: { [Name in keyof Point]?: number | undefined }) => {
    const entries = Object.entries({ ...value, ...change }).filter(([, number]) => number !== undefined)
    set(entries.length > 0 ? Object.fromEntries(entries) : undefined)
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
                <CoordinateInput
                  value={value?.[name]}
                  onValue={(number) => write({ [name]: number })}
                  onPoint={set}
                  isReadOnly={isReadOnly}
                />
              </Field>
            )
          })}
        </div>
        {point && (
          <div className="grid gap-2">
            <a
              href={`https://www.openstreetmap.org/?mlat=${point.latitude}&mlon=${point.longitude}#map=17/${point.latitude}/${point.longitude}`}
              target="_blank"
              rel="noreferrer"
              className="justify-self-start py-1 text-accent-ink underline"
            >
              {t('forms:point.look')}
            </a>
            <p role="status" className="text-sm text-danger-ink empty:hidden">
              {isOutside(point, timezone) && t('forms:point.outside')}
            </p>
          </div>
        )}
        {tiles && <PointMap tiles={tiles} point={point} isReadOnly={isReadOnly} onPoint={set} />}
        {!isReadOnly && (
          <Button
            variant="empty"
            onClick={() => set(undefined)}
            // Keeps its place while there is no point, so that nothing below moves when one appears.
            className={`-ms-4 justify-self-start ${value ? '' : 'invisible'}`}
          >
            {t('forms:point.remove')}
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}
