import { and, eq, gt, ne } from 'drizzle-orm'
import { calendarDate } from '../../schemas/formats/zone.ts'
import { pickLocalized } from '../../schemas/localized.ts'
import type { Orm } from '../database/database.ts'
import { appointment, company } from '../database/tables/index.ts'
import { type Message, send } from '../outbox/send.ts'
import { outsideQuietHours } from './remind-at.ts'
import type { AppointmentRow } from './take-slot.ts'

/** After an invitation nobody is invited again by the same clinic for so long, in milliseconds. */
const pauseMs = 180 * 86_400_000

/**
 * Invites a patient to write about a visit that has taken place (D-REV), with its doctor and day in the link: by the contact that they have
 * confirmed, which proves the visit, and once in half a year for a clinic. It waits for the end of the quiet hours of the branch (C-25).
 * Call it in the transaction that completes the visit.
 */
export async function inviteReview(orm: Orm, row: AppointmentRow, now: Date): Promise<void> {
  const { channel, locale } = row
  const to = channel === 'phone' ? row.phone : channel === 'email' ? row.email : null
  if (channel === null || to === null) return
  const contact = channel === 'phone' ? appointment.phone : appointment.email
  const [before] = await orm
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        eq(appointment.company, row.company),
        eq(contact, to),
        eq(appointment.status, 'completed'),
        ne(appointment.id, row.id),
        gt(appointment.updatedAt, new Date(now.getTime() - pauseMs)),
      ),
    )
    .limit(1)
  if (before) return
  const [clinic] = await orm
    .select({ name: company.name, isPublished: company.isPublished })
    .from(company)
    .where(eq(company.code, row.company))
  if (!clinic?.isPublished) return
  const visit = new URLSearchParams({
    company: row.company,
    doctor: row.specialist,
    date: calendarDate(row.startsAt, row.timezone),
  })
  const message: Message = {
    template: 'review-invited',
    channel: channel === 'phone' ? 'sms' : 'mail',
    ...{ to, locale },
    params: {
      COMPANY: pickLocalized(clinic.name, locale)?.value ?? '',
      LINK: `/link/pr?${visit}`,
    },
  }
  await send(orm, message, outsideQuietHours(now, row.timezone))
}
