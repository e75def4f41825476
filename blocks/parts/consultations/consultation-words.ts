import type { OwnConsultation } from '../../../schemas/api/consultation.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import {
  consultationStatus,
  stateOfConsultation,
} from '../../../schemas/consultations/consultation-status.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'
import { type DateWords, dayInWords } from '../common/date-words.ts'
import type { ConsultationTexts } from './consultation-texts.ts'

/** An instant by the clock of the clinic: `30 ноября, 09:07`. */
export function momentInWords(at: string, timezone: string, words: DateWords): string {
  const { date, minute } = wallClock(new Date(at), timezone)
  return `${dayInWords(date, words)}, ${timeLabel(Math.floor(minute))}`
}

type State = keyof ConsultationTexts & ('moderation' | 'active' | 'blocked' | 'ended' | 'rejected')

/** The state for the patient: a consultation that was refused before it began is not "blocked". */
export function stateInWords({ STATUS, HISTORY }: Pick<OwnConsultation, 'STATUS' | 'HISTORY'>): State {
  const last = HISTORY.at(-1)
  const isRejected = STATUS === consultationStatus.blocked && last?.ARROW === 'reject'
  return isRejected ? 'rejected' : stateOfConsultation(STATUS)
}
