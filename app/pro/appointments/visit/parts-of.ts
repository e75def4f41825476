import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'

/** What is shown of an appointment: the booking itself, and once the patient has come its services with payments, and the notes of its doctor. */
export type VisitPart = 'facts' | 'money' | 'notes'

/** What a member may see of visits. */
export type VisitRights = {
  seesMoney: boolean
  readsNotes: boolean
  /** A doctor among their own visits. */
  isOwn: boolean
}

/** The parts of an appointment that a member may see, in order. */
export function partsOf({ STATUS }: Pick<StaffAppointment, 'STATUS'>, rights: VisitRights): VisitPart[] {
  if (STATUS !== 'arrived' && STATUS !== 'completed') return ['facts']
  return [
    'facts',
    ...(rights.seesMoney ? (['money'] as const) : []),
    ...(rights.readsNotes ? (['notes'] as const) : []),
  ]
}

/** The part that is shown first: a doctor opens a visit to write, reception to take money. Notes are never opened for others by themselves. */
export function firstPart(parts: readonly VisitPart[], { isOwn }: VisitRights): VisitPart {
  const wanted: VisitPart = isOwn ? 'notes' : 'money'
  return parts.includes(wanted) ? wanted : 'facts'
}
