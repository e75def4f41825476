import { offeredTime } from '../../schemas/booking/offered-time.ts'
import type { OfferedSlot } from '../entities/doctor.ts'

/** The name of a slot in a form without a script: its time, branch and doctor. */
export const slotName = ({ start, cabinet, doctor }: OfferedSlot): string =>
  [offeredTime(start), cabinet, doctor].join('~')
