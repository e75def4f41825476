type Place = { DATE: string; COMPANY_CABINET_CODE: string; APPOINTMENT_CODE: string }

/** The path of a visit opened in the calendar, without the language. `base` is the path of the calendar. */
export function visitLink(base: string, { DATE, COMPANY_CABINET_CODE, APPOINTMENT_CODE }: Place): string {
  const query = new URLSearchParams({
    date: DATE,
    cabinet: COMPANY_CABINET_CODE,
    visit: APPOINTMENT_CODE,
  })
  return `${base}?${query}`
}
