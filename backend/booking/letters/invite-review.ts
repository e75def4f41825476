import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { takeBackMs } from '../../../schemas/booking/appointment-change.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import { appointment, company, outbox } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { type Message, send } from '../../kit/outbox/send.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { outsideQuietHours } from './remind-at.ts'

/** How long a clinic does not invite the same patient again, in milliseconds. */
const pauseMs = 180 * 86_400_000

/** The address of the form for a review of a visit. */
const linkOf = (row: AppointmentRow): string =>
  `/link/pr?${new URLSearchParams({
    company: row.company,
    doctor: row.specialist,
    date: calendarDate(row.startsAt, row.timezone),
  })}`

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
  const message: Message = {
    template: 'review-invited',
    channel: channel === 'phone' ? 'sms' : 'mail',
    to,
    locale,
    params: {
      COMPANY: pickLocalized(clinic.name, locale)?.value ?? '',
      LINK: linkOf(row),
    },
  }
  // For a minute it may still be taken back that the visit has taken place.
  await send(orm, message, outsideQuietHours(new Date(now.getTime() + takeBackMs), row.timezone))
}

/** Withdraws the invitation of a visit that has not taken place after all. Call it in the transaction that takes it back. */
export async function withdrawInvitation(orm: Orm, row: AppointmentRow): Promise<void> {
  const to = [row.phone, row.email].flatMap((contact) => contact ?? [])
  await orm
    .delete(outbox)
    .where(
      and(
        eq(outbox.template, 'review-invited'),
        inArray(outbox.recipient, to),
        isNull(outbox.sentAt),
        sql`${outbox.params} ->> 'LINK' = ${linkOf(row)}`,
      ),
    )
}
