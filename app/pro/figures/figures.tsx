import type { ReactNode } from 'react'
import type { Locale } from '../../../locales/locale.ts'
import type { Translate } from '../../../locales/text-key.ts'
import type { ClinicFigure, ClinicFigures } from '../../../schemas/api/figures.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'
import { sheetKinds, sheetNames } from '../../../schemas/links/link-mark.ts'
import { bookedKinds, type FigureKind } from '../../../schemas/statistics/figure-kinds.ts'
import type { BarTone } from '../../../ui/chart/bars.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { comparedWords, together } from './compared.ts'
import { Facts } from './facts.tsx'
import { FigureChart } from './figure-chart.tsx'
import { Rows } from './rows.tsx'

type Props = {
  t: Translate
  locale: Locale
  figures: ClinicFigures
  /** The branch whose bookings and visits these are; absent for those of all. */
  branch?: string
  /** The path of the company. */
  base: string
}

/** What a person does one after the other: finds the clinic, turns to it. */
const groups = {
  found: ['listed', 'profile', 'site', 'link'],
  turned: ['call', 'route', 'chat'],
} as const satisfies Record<string, readonly FigureKind[]>

const bookedTones: Record<(typeof bookedKinds)[number], BarTone> = {
  'booked-site': 'strong',
  'booked-widget': 'soft',
  'booked-staff': 'pale',
  'booked-walk-in': 'faint',
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-4 text-xl">{title}</h2>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 @2xl/page:grid-cols-2 @6xl/page:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {children}
    </div>
  </section>
)

/** Whether there is anything to be drawn. */
const isSeen = ({ SUM, BEFORE, TODAY }: ClinicFigure) => SUM + (BEFORE ?? 0) + TODAY > 0

/** The figures of a clinic, from being found to the visit: the sums first, then each by day, week or month. */
export function Figures({ t, locale, figures, branch, base }: Props) {
  const { FIGURES, LINKS, PROMOTIONS, FACTS, TODAY } = figures
  const of = (kinds: readonly FigureKind[]) => FIGURES.filter(({ KIND }) => kinds.includes(KIND))
  const shared = { t, locale, figures }
  const [came] = of(['came'])
  const booked = of(bookedKinds)
  const quiet = of([...groups.found, ...groups.turned]).filter((one) => !isSeen(one))
  if (!FIGURES.some(isSeen))
    return <EmptyState title={t('figures:empty.title')} text={t('figures:empty.text')} />
  // In one row what brought people and what became of it: the charts below are long on a phone.
  const sums = [
    ...of(groups.found)
      .filter(isSeen)
      .map((one) => [t(`figures:kind.${one.KIND}`), [one]] as const),
    [t('figures:sum.turned'), of(groups.turned)] as const,
    [t('figures:sum.booked'), booked] as const,
    [t('figures:sum.came'), of(['came'])] as const,
  ]
  const numbersOf = (kind: FigureKind) => of([kind])[0]?.NUMBERS ?? []
  const todayOf = (all: readonly ClinicFigure[]) => all.reduce((sum, one) => sum + one.TODAY, 0)
  const oneOf = (one: ClinicFigure) => (
    <FigureChart
      key={one.KIND}
      {...shared}
      id={one.KIND}
      title={t(`figures:kind.${one.KIND}`)}
      number={{ number: one.SUM, before: one.BEFORE, since: one.SINCE }}
      today={one.TODAY}
      series={[{ name: t('figures:table.people'), tone: 'strong', numbers: one.NUMBERS }]}
    />
  )
  return (
    <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-12">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-5 gap-y-5">
        {sums.map(([name, all]) => {
          const sum = together(all)
          return (
            <div key={name} className="flex flex-col border-t-2 border-accent-line pt-3">
              <dt className="order-1 leading-tight font-medium">{name}</dt>
              <dd className="text-4xl font-semibold text-accent-ink tabular-nums">
                {formatNumber(sum.number)}
              </dd>
              <dd className="order-1 text-sm text-ink-soft">{comparedWords(t, locale, sum, TODAY)}</dd>
            </div>
          )
        })}
      </dl>
      {(['found', 'turned'] as const).map((name) => {
        const seen = of(groups[name]).filter(isSeen)
        return (
          seen.length > 0 && (
            <Group key={name} title={t(`figures:group.${name}`)}>
              {seen.map(oneOf)}
            </Group>
          )
        )
      })}
      <Group title={branch ? t('figures:group.visitsOf', { branch }) : t('figures:group.visits')}>
        <FigureChart
          {...shared}
          id="booked"
          title={t('figures:sum.booked')}
          number={together(booked)}
          today={todayOf(booked)}
          series={booked.filter(isSeen).map(({ KIND, NUMBERS }) => ({
            name: t(`figures:kind.${KIND}`),
            tone: bookedTones[KIND as keyof typeof bookedTones],
            numbers: NUMBERS,
          }))}
        />
        {came && (
          <FigureChart
            {...shared}
            id="came"
            title={t('figures:kind.came')}
            number={together([came])}
            today={came.TODAY}
            series={[
              { name: t('figures:kind.returned'), tone: 'strong', numbers: numbersOf('returned') },
              {
                name: t('figures:first'),
                tone: 'soft',
                numbers: came.NUMBERS.map((number, at) => number - (numbersOf('returned')[at] ?? 0)),
              },
            ]}
          />
        )}
        {of(['no-show']).map(oneOf)}
      </Group>
      {LINKS.length > 0 && (
        <Rows
          title={t('figures:group.links')}
          head={[t('figures:table.link'), t('figures:table.people')]}
          rows={LINKS.map((link) => {
            const sheet = sheetNames.find((one) => one === link.BY)
            const by = sheet
              ? sheetKinds[sheet].label[locale]
              : t(link.BY === 'picture' ? 'links:by.picture' : 'links:by.link')
            const name = readLocalized(link, 'LABEL', locale)?.text ?? link.LINK_CODE
            return { key: `${link.LINK_CODE} ${link.BY}`, name: `${name} · ${by}`, number: link.PEOPLE }
          })}
        />
      )}
      {PROMOTIONS.length > 0 && (
        <Rows
          title={t('figures:group.promotions')}
          head={[t('figures:table.promotion'), t('figures:table.bookings')]}
          rows={PROMOTIONS.map((one) => ({
            key: one.PROMOTION_CODE,
            name: readLocalized(one, 'TITLE', locale)?.text ?? t('figures:gone'),
            number: one.BOOKINGS,
          }))}
        />
      )}
      <Facts {...{ t, locale, base }} today={TODAY} facts={FACTS} />
      <div className="grid max-w-text gap-2 text-sm text-ink-soft">
        {quiet.length > 0 && (
          <p>
            {t('figures:quiet', { names: quiet.map(({ KIND }) => t(`figures:kind.${KIND}`)).join(', ') })}
          </p>
        )}
        <p>{t('figures:counted')}</p>
      </div>
    </div>
  )
}
