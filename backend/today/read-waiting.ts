import { and, count, eq, gt, min, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Action, Section } from '../../schemas/access/sections.ts'
import { type Today, type WaitingKind, waitingKinds } from '../../schemas/api/today.ts'
import { rowsInState } from '../areas/every/rows-in-state.ts'
import { rowsToShow } from '../areas/every/rows-to-show.ts'
import { ownAppointments } from '../booking/index.ts'
import { waitingRows as waitingConsultations } from '../consultations/index.ts'
import { appointment, review } from '../database/tables/index.ts'
import { waitingRows as waitingQuestions } from '../questions/index.ts'
import { isForStaff, staffFilters } from '../reviews/index.ts'
import { instant } from '../shared/answers/instant.ts'
import type { Asking } from './asking.ts'

/** Kinds that reception deals with, and doctors do not. */
const ofReception: readonly WaitingKind[] = ['requests']

type Rows = { table: PgTable; since: PgColumn; where: SQL | undefined }

/** Kinds of waiting work: the section and right of the members who do it, and its rows. */
const kinds: Record<WaitingKind, { section: Section; action?: Action; rows: (asking: Asking) => Rows }> = {
  bookings: {
    section: 'doctor-appointment',
    rows: (asking) => ({
      table: appointment,
      since: appointment.createdAt,
      where: and(
        ownAppointments(asking),
        eq(appointment.status, 'pending'),
        gt(appointment.endsAt, sql`now()`),
      ),
    }),
  },
  requests: {
    section: 'doctor-appointment',
    rows: (asking) => rowsInState('appointment-requests', 'new', asking),
  },
  questions: { section: 'questions', rows: waitingQuestions },
  consultations: { section: 'online-consultations', rows: waitingConsultations },
  reviews: {
    section: 'reviews',
    rows: ({ member }) => ({
      table: review,
      since: review.date,
      where: and(isForStaff(member), staffFilters.waiting),
    }),
  },
  widgetSites: {
    section: 'links',
    action: 'publish',
    rows: ({ orm, member }) => rowsToShow(orm, 'widget-sites', member.company),
  },
  photos: {
    section: 'clinic-website',
    action: 'publish',
    rows: ({ orm, member }) => rowsToShow(orm, 'photos', member.company),
  },
}

/** The work that waits for a member: only what they may answer. */
export async function readWaiting(asking: Asking): Promise<Today['WAITING']> {
  const found: Today['WAITING'] = []
  for (const kind of waitingKinds) {
    const { section, action = 'write', rows } = kinds[kind]
    if (!asking.may(section, action)) continue
    if (asking.member.role === 'doctor' && ofReception.includes(kind)) continue
    const { table, since, where } = rows(asking)
    const [row] = await asking.orm
      .select({ number: count(), since: min(since) })
      .from(table)
      .where(where)
    if (row?.since)
      found.push({ KIND: kind, COUNT: row.number, SINCE: instant(new Date(row.since as Date | string)) })
  }
  return found
}
