import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import { fold } from '../../../schemas/formats/fold.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import type { City } from '../../api/read-cities.ts'
import type { StepProps } from './step-props.ts'
import { TextField } from './text-field.tsx'

/** Where it is: the city, the street, and the point if the person stands there. */
export function StepPlace({ cities, ...props }: StepProps & { cities: readonly City[] }) {
  const { t } = usePage()
  const { entered, change, errorOf } = props
  return (
    <>
      <Field
        id="LOCATION_CODE"
        label={t('registration:field.LOCATION_CODE')}
        error={errorOf('LOCATION_CODE')}
        required
      >
        <Combobox
          options={cities.map(({ code, name }) => ({ value: code, label: name }))}
          value={entered.LOCATION_CODE || null}
          onValueChange={(value) => change({ LOCATION_CODE: value ?? '' })}
          fold={fold}
        />
      </Field>
      <TextField
        {...props}
        name="ADDRESS"
        required
        hint={t('registration:addressHint')}
        autoComplete="street-address"
      />
      <Point {...props} />
    </>
  )
}

const digits = (degrees: number) => degrees.toFixed(6)

function Point({ entered: { LATITUDE, LONGITUDE }, change, errorOf }: StepProps) {
  const { t } = usePage()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const hasPoint = LATITUDE !== '' && LONGITUDE !== ''
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        change({ LATITUDE: digits(coords.latitude), LONGITUDE: digits(coords.longitude) })
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }
  return (
    <Field
      id="POINT"
      label={t('registration:field.POINT')}
      hint={t('registration:pointHint')}
      error={
        errorOf('LATITUDE') ??
        errorOf('LONGITUDE') ??
        (state === 'failed' ? t('registration:pointFailed') : undefined)
      }
      group
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" icon={LocateFixed} loading={state === 'asking'} onClick={ask}>
          {t('registration:pointHere')}
        </Button>
        {hasPoint && (
          <>
            <a
              href={`https://www.openstreetmap.org/?mlat=${LATITUDE}&mlon=${LONGITUDE}#map=18/${LATITUDE}/${LONGITUDE}`}
              target="_blank"
              rel="noopener"
              className="link tabular-nums"
            >
              {`${Number(LATITUDE).toFixed(4)}, ${Number(LONGITUDE).toFixed(4)}`}
            </a>
            <Button variant="link" onClick={() => change({ LATITUDE: '', LONGITUDE: '' })}>
              {t('registration:remove')}
            </Button>
          </>
        )}
      </div>
    </Field>
  )
}
