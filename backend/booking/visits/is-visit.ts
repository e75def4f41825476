import { ApiError } from '../../kit/errors/api-error.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'

/** Whether an appointment is a visit: its patient has come. */
export const isVisit = ({ status }: Pick<AppointmentRow, 'status'>): boolean =>
  status === 'arrived' || status === 'completed'

/** Throws 409 `NOT_A_VISIT` for an appointment whose patient has not come. */
export function checkVisit(row: Pick<AppointmentRow, 'status'>): void {
  if (!isVisit(row)) throw new ApiError('NOT_A_VISIT', { data: { STATUS: row.status } })
}
