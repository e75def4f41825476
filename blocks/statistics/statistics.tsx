import type { StatisticsProps } from '../../schemas/blocks/statistics.ts'
import { RowBar } from '../../ui/chart/row-bar.tsx'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { CityMap } from '../parts/directory/city-map.tsx'

type Figures = Pick<StatisticsProps['data'], 'all' | 'clinicCities' | 'doctorSpecialities'>
type Bars = Figures['clinicCities']
const kinds = ['clinics', 'doctors', 'others', 'reviews', 'bookings'] as const

/**
 * Figures of the directory: in all, as tables whose rows have a bar, and by country. Figures of zero are left out. Those of
 * demonstrations have a section of their own, which says so.
 */
export default function Statistics({ data }: StatisticsProps) {
  const { t, locale } = usePage()
  const number = new Intl.NumberFormat(locale)
  const { demo, countries, ...figures } = data
  const isEmpty = shownOf(figures).length === 0
  return (
    <>
      <Section title={t('blocks:statistics.title')} titleHidden>
        {isEmpty ? (
          <p className="max-w-text text-lg">{t('blocks:statistics.empty')}</p>
        ) : (
          <>
            <FigureTables {...figures} number={number} />
            <Countries countries={countries} kinds={shownOf(figures)} number={number} />
            <p className="mt-8 max-w-text text-sm text-ink-soft">{t('blocks:statistics.note')}</p>
          </>
        )}
      </Section>
      {demo && (
        <Section title={t('blocks:statistics.demo')} lead={t('blocks:statistics.demoLead')} part="demo">
          <FigureTables {...demo} number={number} />
        </Section>
      )}
    </>
  )
}

const shownOf = ({ all }: Pick<Figures, 'all'>) => kinds.filter((kind) => all[kind] > 0)

/** Four figures make full rows of two, others are as many in a row as there is room for. */
const columnsFor = (count: number): string =>
  count === 4
    ? '@[20rem]:grid-cols-2 @3xl:grid-cols-4'
    : '@[20rem]:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] @3xl:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]'

/** Figures in all, and tables of cities and specialities. */
function FigureTables({
  all,
  clinicCities,
  doctorSpecialities,
  number,
}: Figures & { number: Intl.NumberFormat }) {
  const { t } = usePage()
  const shown = shownOf({ all })
  return (
    <>
      <ul className={`grid gap-x-10 gap-y-8 @max-xl:gap-x-4 ${columnsFor(shown.length)}`}>
        {shown.map((kind) => (
          <li key={kind} className="flex flex-col border-t-2 border-accent-line pt-5">
            <span className="text-4xl font-semibold text-accent-ink tabular-nums">
              {number.format(all[kind])}
            </span>{' '}
            <span className="font-medium">{t(`blocks:statistics.${kind}`, { count: all[kind] })}</span>
          </li>
        ))}
      </ul>
      {/* The columns share their parts, so that none is empty where a city or a speciality has no figures. */}
      <div className="mt-12 gap-12 *:mb-12 *:break-inside-avoid @4xl:columns-2">
        <BarTable
          title={t('blocks:statistics.clinicCities')}
          of={t('blocks:statistics.city')}
          bars={clinicCities}
          number={number}
        />
        <CityMap cities={clinicCities} />
        <BarTable
          title={t('blocks:statistics.doctorSpecialities')}
          of={t('blocks:statistics.speciality')}
          bars={doctorSpecialities}
          number={number}
        />
      </div>
    </>
  )
}

type CountriesProps = {
  countries: StatisticsProps['data']['countries']
  kinds: ReturnType<typeof shownOf>
  number: Intl.NumberFormat
}

/** What each country has, where there are several. */
function Countries({ countries, kinds: shown, number }: CountriesProps) {
  const { t } = usePage()
  if (countries.length < 2) return null
  const most = Math.max(...countries.map(({ clinics }) => clinics))
  return (
    <>
      <h2 className="mt-12 mb-3 text-xl font-semibold">{t('blocks:statistics.countries')}</h2>
      <ul className="max-w-3xl">
        {countries.map((country) => (
          <li key={country.name.text} className="border-b border-line py-3 last:border-0">
            <p className="flex items-center gap-4 font-medium">
              <span className="wrap-anywhere @[18rem]:w-1/3">
                <LocalizedText value={country.name} />
              </span>
              <RowBar number={country.clinics} most={most} className="hidden @[18rem]:block" />
            </p>
            <p className="text-ink-soft">
              {shown
                .filter((kind) => country[kind] > 0)
                .map(
                  (kind) =>
                    `${number.format(country[kind])} ${t(`blocks:statistics.${kind}`, { count: country[kind] })}`,
                )
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

type BarTableProps = { title: string; of: string; bars: Bars; number: Intl.NumberFormat }

/** Counts as a table; the bars repeat them for the eye only. */
function BarTable({ title, of, bars, number }: BarTableProps) {
  const { t } = usePage()
  const [longest] = bars
  if (!longest) return null
  return (
    <table className="w-full self-start">
      <caption className="mb-3 text-start text-xl font-semibold">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th>{of}</th>
          <th>{t('blocks:statistics.count')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, count, link }) => (
          <tr key={link.href}>
            <th
              scope="row"
              className="py-1 pe-3 text-start leading-tight font-normal [overflow-wrap:anywhere] hyphens-auto @[18rem]:w-1/2 @xl:w-2/5"
            >
              <a href={link.href} className="link flex min-h-11 items-center">
                <LocalizedText value={name} />
              </a>
            </th>
            <td>
              <span className="flex items-center gap-3">
                <RowBar number={count} most={longest.count} className="hidden @[18rem]:block" />
                <span className="ms-auto text-end">{number.format(count)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
