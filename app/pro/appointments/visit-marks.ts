import type { TextKey } from '../../../locales/text-key.ts'
import type { StaffAppointment } from '../../../schemas/api/staff-appointment.ts'

/** Unusual facts about the time of a visit, in words: wherever its status is shown, on a screen or on paper. */
export const marksOf = ({
  IS_OVERBOOK,
  IS_OUTSIDE,
}: Pick<StaffAppointment, 'IS_OVERBOOK' | 'IS_OUTSIDE'>): TextKey[] => [
  ...(IS_OVERBOOK ? (['calendar:mark.overbook'] as const) : []),
  ...(IS_OUTSIDE ? (['calendar:mark.outside'] as const) : []),
]
