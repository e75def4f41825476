type Target = { specialist?: string }

/**
 * What an invitation to a review says of the visit in its query (`/link/pr?company=1001&doctor=501&date=2026-11-27`): the index of the doctor
 * among those whom a review may be about, and the day.
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
