import type { AppointmentStatus } from '../../../schemas/booking/appointment-status.ts'

type Titled = {
  status: AppointmentStatus | 'past'
  /** The patient is not the person who booked. */
  isForOther: boolean
  patient?: string | null | undefined
}

/** Words for each state of a visit. */
export type TitleTexts = Record<Exclude<Titled['status'], 'hold' | 'moved'> | 'confirmedFor', string>

/** What has become of a visit, with the name of a patient who has not booked by themselves. */
export function visitTitle({ status, isForOther, patient }: Titled, texts: TitleTexts): string {
  const shown = status === 'hold' || status === 'moved' ? 'confirmed' : status
  return shown === 'confirmed' && isForOther && patient
    ? texts.confirmedFor.replace('{name}', patient)
    : texts[shown]
}
