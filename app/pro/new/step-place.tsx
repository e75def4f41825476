import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FormField } from '../../../client/form/form-field.tsx'
import { useFault } from '../../../client/form/use-fault.ts'
import { nameFolds } from '../../../schemas/formats/name-folds.ts'
import { countryOf } from '../../../schemas/reference/countries.ts'
import { currencies } from '../../../schemas/reference/currencies.ts'
import { isZone, zoneNames } from '../../../schemas/reference/zone-names.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import type { City } from '../../api/read-cities.ts'
import { useTranslation } from '../../use-translation.ts'
import { useChosenCity } from './chosen-city.ts'
import type { RegistrationValues } from './registration-values.ts'
import { TextField } from './text-field.tsx'

/** The company's address: city, street, and the person's current position if they are there. */
export function StepPlace({ cities }: { cities: readonly City[] }) {
  const { t } = useTranslation()
  const { field } = useController<RegistrationValues, 'LOCATION_CODE'>({ name: 'LOCATION_CODE' })
  const chosen = useChosenCity(cities)
  return (
    <>
      <FormField
        id="LOCATION_CODE"
        name="LOCATION_CODE"
        label={t('registration:field.LOCATION_CODE')}
        hint={<PlaceFacts city={chosen} />}
        required
      >
        <Combobox
          options={cities.map(({ code, name, terms }) => ({ value: code, label: name, terms }))}
          value={field.value || null}
          onValueChange={(value) => field.onChange(value ?? '')}
          folds={nameFolds}
        />
      </FormField>
      <TextField
        name="ADDRESS"
        label={t('registration:field.ADDRESS')}
        required
        hint={t('registration:addressHint')}
        autoComplete="street-address"
      />
      <Point />
    </>
  )
}

/** The facts that follow from the city: its time and the currency of prices. */
function PlaceFacts({ city }: { city: City | undefined }) {
  const { t } = useTranslation()
  const { locale } = usePage()
  const currency = countryOf(city?.country)?.currency
  if (!city || !currency) return t('registration:placeHint')
  const zone = isZone(city.zone) ? zoneNames[city.zone][locale] : city.zone
  return t('registration:placeFacts', { zone, currency: currencies[currency][locale] })
}

const digits = (degrees: number) => degrees.toFixed(6)

function Point() {
  const { t } = useTranslation()
  const { field: latitude } = useController<RegistrationValues, 'LATITUDE'>({ name: 'LATITUDE' })
  const { field: longitude } = useController<RegistrationValues, 'LONGITUDE'>({ name: 'LONGITUDE' })
  const fault = useFault('LATITUDE', 'LONGITUDE')
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const [lat, lon] = [latitude.value, longitude.value]
  const put = (lat: string, lon: string) => {
    latitude.onChange(lat)
    longitude.onChange(lon)
  }
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        put(digits(coords.latitude), digits(coords.longitude))
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
      error={fault ?? (state === 'failed' && t('registration:pointFailed'))}
      group
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" icon={LocateFixed} loading={state === 'asking'} onClick={ask}>
          {t('registration:pointHere')}
        </Button>
        {lat !== '' && lon !== '' && (
          <>
            <a
              href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=18/${lat}/${lon}`}
              target="_blank"
              rel="noopener"
              className="link tabular-nums"
            >
              {`${Number(lat).toFixed(4)}, ${Number(lon).toFixed(4)}`}
            </a>
            <Button variant="link" onClick={() => put('', '')}>
              {t('registration:remove')}
            </Button>
          </>
        )}
      </div>
    </Field>
  )
}
