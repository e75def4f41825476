import '../core/jitless.ts'
import { z } from 'zod'
import { problem } from './fields.ts'
import { localizedOptional } from './localized-fields.ts'
import { staffAppointment } from './staff-appointment.ts'

/** Whether members with a doctor's card have the screen of a practice: because it is switched on, or the company has one doctor. */
export const practiceSetting = z.object({ IS_ON: z.boolean(), IS_ALONE: z.boolean() })

export const practiceSettingBody = z.strictObject({ IS_ON: z.boolean(problem('invalid')) })

const visit = staffAppointment.extend({
  ...localizedOptional('BRANCH_NAME'),
  /** What reception should know of the patient; nothing medical. */
  REMARK: z.string().nullable(),
  /** How many notes the member has written on it. */
  NOTES: z.int(),
})
export type PracticeVisit = z.infer<typeof visit>

/** R101: the day of the member's own card, without what was cancelled or moved. */
export const practiceDay = z.object({
  DATE: z.string(),
  TIMEZONE: z.string(),
  SPECIALIST_CODE: z.string(),
  /** The account that reads it: what is kept on a device belongs to it. */
  ACCOUNT: z.string(),
  VISITS: z.array(visit),
})
export type PracticeDay = z.infer<typeof practiceDay>
