import type { AppointmentRow } from '../slots/take-slot.ts'

/** A slot as a form without a script names it. */
type Slot = { START: string; CABINET_CODE: string; DOCTOR_CODE: string }

/** Whether an appointment or a hold is of a slot. */
export const isOfSlot = (row: AppointmentRow, { START, CABINET_CODE, DOCTOR_CODE }: Slot): boolean =>
  row.startsAt.getTime() === Date.parse(START) &&
  row.specialist === DOCTOR_CODE &&
  row.cabinet === CABINET_CODE
