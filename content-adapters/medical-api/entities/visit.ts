import type { Visit } from '../../entities/visit.ts'
import { joined } from '../../parts/localized-text.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import type { RawVisit } from '../raw/visit.ts'
import { textOf } from './parts.ts'

/** A booked visit. */
export function visitFromRaw(raw: RawVisit): Visit {
  const parts = (['LASTNAME', 'NAME', 'MIDDLENAME'] as const).flatMap((part) => textOf(raw, part) ?? [])
  return withoutUndefined({
    number: raw.APPOINTMENT_CODE,
    patient: raw.PATIENT,
    isForOther: raw.FOR !== undefined && raw.FOR !== 'self',
    status: raw.STATUS,
    isPast: raw.IS_PAST ?? false,
    date: raw.DATE,
    time: raw.LABEL,
    timezone: raw.TIMEZONE,
    company: raw.COMPANY_CODE,
    companyName: textOf(raw, 'COMPANY_NAME') ?? { ru: raw.COMPANY_CODE },
    cabinet: raw.COMPANY_CABINET_CODE,
    branch: textOf(raw, 'CABINET_NAME'),
    service: raw.SERVICE_CODE,
    address: textOf(raw, 'ADDRESS'),
    phones: raw.PHONES ?? [],
    doctor: withoutUndefined({ code: raw.SPECIALIST_CODE, name: joined(parts, ' ') }),
    canCancel: raw.CAN_CANCEL ?? false,
    canMove: raw.CAN_MOVE ?? false,
    tooLate: raw.IS_TOO_LATE ? (raw.CANCEL_BEFORE_HOURS ?? 0) : undefined,
  })
}
