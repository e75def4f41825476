import { wholeCompany } from '../../../schemas/access/roles.ts'
import type { StaffAppointment } from '../../../schemas/api/staff-appointment.ts'
import type { ProState } from '../load-pro.ts'
import { isInCalendar } from './calendar/columns.ts'

type Coded = { COMPANY_CABINET_CODE: string }

type Choice<Cabinet extends Coded> = Pick<ProState, 'cabinetCode'> & {
  cabinets: readonly Cabinet[]
  /** The branch that the address names. */
  named: string | null
  /** True for a doctor, who sees their own visits only. */
  isOwn: boolean
}

/** True if the visits of the shown days decide in which branch the calendar begins: no branch is named, and either all are chosen, or the person is a doctor, who is where their patients are. */
export const followsVisits = ({ cabinets, cabinetCode, named, isOwn }: Choice<Coded>): boolean =>
  cabinets.length > 1 &&
  (isOwn || cabinetCode === wholeCompany) &&
  !cabinets.some(({ COMPANY_CABINET_CODE }) => COMPANY_CABINET_CODE === named)

/** The branch in which the calendar begins: the chosen one, else the first; where the visits decide, the first of these that has any. */
export function firstBranch<Cabinet extends Coded>(
  choice: Choice<Cabinet>,
  visits: readonly Pick<StaffAppointment, 'COMPANY_CABINET_CODE' | 'STATUS'>[],
): Cabinet | undefined {
  const { cabinets, cabinetCode } = choice
  const chosen =
    cabinets.find(({ COMPANY_CABINET_CODE }) => COMPANY_CABINET_CODE === cabinetCode) ?? cabinets[0]
  if (!chosen || !followsVisits(choice)) return chosen
  const busy = new Set(
    visits.filter(({ STATUS }) => isInCalendar[STATUS]).map((visit) => visit.COMPANY_CABINET_CODE),
  )
  return [chosen, ...cabinets].find(({ COMPANY_CABINET_CODE }) => busy.has(COMPANY_CABINET_CODE)) ?? chosen
}
