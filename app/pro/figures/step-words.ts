import type { Locale } from '../../../locales/locale.ts'
import type { ClinicFigures } from '../../../schemas/api/figures.ts'
import { formatCalendarDate, formatMonth, formatPeriod } from '../../../schemas/formats/date.ts'

/** How people call the days, weeks or months of figures: beside a chart, and in its table. */
export const columnsOf = ({ STEP, STEPS, TODAY }: ClinicFigures, locale: Locale) =>
  STEPS.map(({ FROM, TO }) => {
    const name = STEP === 'month' ? formatMonth(FROM, locale, TODAY) : formatCalendarDate(FROM, locale, TODAY)
    return { key: FROM, name, full: STEP === 'week' ? formatPeriod(FROM, TO, locale, TODAY) : name }
  })
