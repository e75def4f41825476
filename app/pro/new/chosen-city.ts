import { useWatch } from 'react-hook-form'
import type { City } from '../../api/read-cities.ts'
import type { RegistrationValues } from './registration-values.ts'

/** The city that was chosen, on whose country the other steps depend; undefined before. */
export function useChosenCity(cities: readonly City[]): City | undefined {
  const chosen = useWatch<RegistrationValues, 'LOCATION_CODE'>({ name: 'LOCATION_CODE' })
  return cities.find(({ code }) => code === chosen)
}
