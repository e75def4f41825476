import { and, gt, inArray, sql } from 'drizzle-orm'
import { listing } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Hit } from './find.ts'
import type { Group } from './group-hits.ts'

const bookable = ['clinic', 'doctor']

/** Answers that differ by less are equally good. */
const step = 0.01

const keyOf = ({ code, city }: { code: string; city: string }) => `${code} ${city}`

/** Groups in which equally good clinics and doctors who can be booked come first, the soonest before the others; and the soonest by hit. */
export async function soonestFirst(orm: Orm, groups: readonly Group[]) {
  const codes = groups
    .filter(({ kind }) => bookable.includes(kind))
    .flatMap(({ hits }) => hits.map(({ entry }) => entry.code))
  const rows =
    codes.length === 0
      ? []
      : await orm
          .select({ code: listing.code, city: listing.city, soonest: listing.soonest })
          .from(listing)
          .where(
            and(
              inArray(listing.section, ['clinics', 'doctors']),
              inArray(listing.code, codes),
              gt(listing.soonest, sql`now()`),
            ),
          )
  const times = new Map(rows.map((row) => [keyOf(row), row.soonest]))
  const soonestOf = ({ entry }: Hit) =>
    bookable.includes(entry.kind) ? (times.get(keyOf(entry)) ?? undefined) : undefined
  const timeOf = (hit: Hit) => soonestOf(hit)?.getTime() ?? Number.MAX_SAFE_INTEGER
  const rankOf = ({ relevance }: Hit) => Math.round(relevance / step)
  return {
    soonestOf,
    groups: groups.map((group) => ({
      ...group,
      hits: group.hits.toSorted((one, other) => rankOf(other) - rankOf(one) || timeOf(one) - timeOf(other)),
    })),
  }
}
