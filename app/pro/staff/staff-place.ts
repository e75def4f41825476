import { createContext, useContext } from 'react'
import { type Role, roles } from '../../../schemas/roles.ts'
import { useTranslation } from '../../texts.tsx'

export type StaffPlaceValue = {
  /** Company and cabinet as a path has them: `1001/11`. */
  place: string
  company: string
  /** What the person is there: nobody is made more than that. */
  role: Role
  /** Cabinets that somebody can be given, with "all of them" where the person has all. */
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

/** Roles that somebody can be given by this one. */
export const grantable = (role: Role): readonly Role[] => roles.slice(roles.indexOf(role))
