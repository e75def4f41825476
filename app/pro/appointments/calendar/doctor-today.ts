import type { Column } from './columns.ts'
import { nextFree } from './next-free.ts'

/**
 * Who sees a patient who has just come: the wished doctor if they still have hours today, else who is free first, else whose hours are now or
 * next. `columns` are those of today; undefined if nobody has hours any more.
 */
export function doctorToday(
  columns: readonly Column[],
  { date, minute, wish }: { date: string; minute: number; wish: string | undefined },
): string | undefined {
  const left = columns
    .flatMap(({ doctor, open }) =>
      open
        .filter(({ until }) => until > minute)
        .map(({ from }) => ({ doctor, begins: Math.max(from, minute) })),
    )
    .sort((one, other) => one.begins - other.begins)
  if (left.some(({ doctor }) => doctor === wish)) return wish
  return nextFree(columns, { date, minute })?.doctor ?? left[0]?.doctor
}
