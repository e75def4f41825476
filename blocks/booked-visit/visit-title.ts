import type { AppointmentStatus } from '../../schemas/booking/appointment-status.ts'
import type { VisitTexts } from './visit-texts.ts'

type Titled = {
  status: AppointmentStatus | 'past'
  /** The patient is not the person who booked. */
  isForOther: boolean
  patient?: string | null | undefined
}

/** What has become of a visit, with the name of a patient who has not booked by themselves. */
export function visitTitle({ status, isForOther, patient }: Titled, texts: VisitTexts): string {
  const shown = status === 'hold' || status === 'moved' ? 'confirmed' : status
  return shown === 'confirmed' && isForOther && patient
    ? texts.confirmedFor.replace('{name}', patient)
    : texts[shown]
}
