type Target = { specialist?: string }

/**
 * The visit in the query of an invitation to a review (`/link/pr?company=1001&doctor=501&date=2026-11-27`): the index of the doctor among
 * the possible subjects of a review, and the day.
 */
export function visitOf(search: string, targets: readonly Target[]): { target?: string; date?: string } {
  const query = new URLSearchParams(search)
  const doctor = query.get('doctor')
  const index = doctor ? targets.findIndex(({ specialist }) => specialist === doctor) : -1
  const date = query.get('date') ?? ''
  return {
    ...(index >= 0 && { target: String(index) }),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(date) && { date }),
  }
}
