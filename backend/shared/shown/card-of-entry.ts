import { and, eq, sql } from 'drizzle-orm'
import { company, listing, specialist } from '../../database/tables/index.ts'
import { isVisibleDoctor } from './visible-doctors.ts'

/** Joins the visible card of a doctor, with the company that its row of `listing` names first. */
export const isCardOfEntry = and(
  eq(specialist.company, company.code),
  eq(sql`${specialist.practitioner}::text`, listing.code),
  isVisibleDoctor,
)
