import { createContext, useContext } from 'react'
import { type Role, roles } from '../../../schemas/access/roles.ts'
import { useTranslation } from '../../use-translation.ts'

export type StaffPlaceValue = {
  /** Company and cabinet as in a path: `1001/11`. */
  place: string
  company: string
  /** The name of the clinic. */
  clinic: string
  /** The person's own role, the highest that they can grant. */
  role: Role
  /** Cabinets that the person can grant; includes "all" if they work in all. */
  places: readonly { code: string; name: string }[]
}

const Context = createContext<StaffPlaceValue | undefined>(undefined)
export const StaffPlace = Context.Provider

export function useStaffPlace(): StaffPlaceValue {
  const value = useContext(Context)
  if (!value) throw new Error('useStaffPlace needs a StaffPlace around it')
  return value
}

/** Names of cabinets, by their codes. */
export function useCabinetNames(): (codes: readonly string[]) => string {
  const { places } = useStaffPlace()
  const { t } = useTranslation()
  const nameOf = (code: string) =>
    places.find((place) => place.code === code)?.name ??
    (code === '0' ? t('application:company.allCabinets') : t('business:staff.otherCabinet'))
  return (codes) =>
    codes.length === 0 ? t('business:staff.noCabinet') : [...new Set(codes.map(nameOf))].join(', ')
}

/** Roles that a person with this role can grant. */
export const grantable = (role: Role): readonly Role[] => roles.slice(roles.indexOf(role))
