import type { Locale } from '../../../locales/locale.ts'
import type { Translate } from '../../../locales/text-key.ts'
import type { ClinicFigures } from '../../../schemas/api/figures.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'
import { BarChart, type Series } from '../../../ui/chart/bar-chart.tsx'
import { type Compared, comparedWords } from './compared.ts'
import { columnsOf } from './step-words.ts'

type Props = {
  t: Translate
  locale: Locale
  figures: ClinicFigures
  id: string
  title: string
  /** What is counted and what is not, where the title does not say it. */
  hint?: string
  number: Compared
  today: number
  series: readonly Series[]
}

/** One figure: how much it was, what it was before, and its chart. */
export function FigureChart({ t, locale, figures, id, title, hint, number, today, series }: Props) {
  const columns = columnsOf(figures, locale)
  const sums = columns.map((_, column) =>
    series.reduce((sum, { numbers }) => sum + (numbers[column] ?? 0), 0),
  )
  const most = Math.max(...sums)
  const shown = formatNumber(number.number)
  const words = comparedWords(t, locale, number, figures.TODAY)
  return (
    <section aria-labelledby={`${id}-name`} className="min-w-0">
      <h3 id={`${id}-name`} className="font-medium">
        {title}
      </h3>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-3xl font-semibold text-accent-ink tabular-nums">{shown}</span>
        <span className="text-sm text-ink-soft">
          {[words, today > 0 && t('figures:today', { number: formatNumber(today) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <div className="mt-2">
        <BarChart
          id={id}
          title={title}
          description={[
            t('figures:chart.all', { number: shown }),
            words,
            most > 0 &&
              t('figures:chart.most', {
                number: formatNumber(most),
                when: columns[sums.indexOf(most)]?.full ?? '',
              }),
          ]
            .filter(Boolean)
            .join('. ')}
          columns={columns}
          series={series}
          table={{
            summary: t(`figures:table.by.${figures.STEP}`),
            column: t(`figures:table.${figures.STEP}`),
          }}
        />
      </div>
      {hint && <p className="mt-1 text-sm text-ink-soft">{hint}</p>}
    </section>
  )
}
