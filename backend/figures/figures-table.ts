import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import type { ClinicFigures } from '../../schemas/api/figures.ts'
import type { WrittenCell } from '../../schemas/exchange/cell.ts'

/** Figures as a table: a row for each step, the sums, and the time before, each by its name. */
export function figuresTable(
  { STEP, FROM, TO, STEPS, BEFORE, FIGURES }: ClinicFigures,
  locale: Locale,
): WrittenCell[][] {
  const t = translate(locale)
  const head = ['row', 'from', 'to'] as const
  return [
    [
      ...head.map((name) => t(`figures:table.${name}`)),
      ...FIGURES.map(({ KIND }) => t(`figures:kind.${KIND}`)),
    ],
    ...STEPS.map((step, at) => [
      t(`figures:table.${STEP}`),
      { date: step.FROM },
      { date: step.TO },
      ...FIGURES.map(({ NUMBERS }) => NUMBERS[at] ?? 0),
    ]),
    [t('figures:table.all'), { date: FROM }, { date: TO }, ...FIGURES.map(({ SUM }) => SUM)],
    [
      t('figures:table.before'),
      { date: BEFORE.FROM },
      { date: BEFORE.TO },
      ...FIGURES.map((one) => one.BEFORE ?? undefined),
    ],
  ]
}
