import { addDays } from '../../../../schemas/formats/zone.ts'
import type { Column } from './columns.ts'
import { type FreeTime, nextFree } from './next-free.ts'

/** How many days ahead a free time is looked for if none is shown. */
const daysAhead = 14

/** The first free time from a moment on, on days that are read for it by `read`. */
export async function laterFree(
  read: (dates: readonly string[]) => Promise<readonly Column[]>,
  from: { date: string; minute: number; doctor: string | undefined },
): Promise<FreeTime | undefined> {
  const dates = Array.from({ length: daysAhead }, (_, day) => addDays(from.date, day))
  return nextFree(await read(dates), from)
}
