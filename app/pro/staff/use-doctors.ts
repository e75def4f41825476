import { usePage } from '../../../ui/core/page-context.tsx'
import type { Option } from '../../../ui/form/options.ts'
import { staffDoctors } from '../../queries/staff.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { doctorName } from '../appointments/calendar/columns.ts'
import { useStaffPlace } from './staff-place.ts'

/** Doctors by the code of their card. */
export function useDoctors(): readonly Option[] {
  const { locale } = usePage()
  return useApiQuery(staffDoctors(useStaffPlace().place)).map((doctor) => ({
    value: doctor.SPECIALIST_CODE,
    label: doctorName(doctor, locale),
  }))
}
