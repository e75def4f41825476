import type { ReactNode } from 'react'
import type { ComparisonProps } from '../../schemas/blocks/comparison.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Rating } from '../../ui/shown/rating.tsx'
import { nextFreeMoment } from '../parts/booking/next-free-time.tsx'
import { OpeningLine } from '../parts/branches/opening-status.tsx'
import { DemoBadge } from '../parts/common/demo-badge.tsx'
import { withSmallLetter } from '../parts/common/small-letter.ts'
import { priceRangeText } from '../parts/directory/price-range-text.ts'
import { ToList } from '../parts/directory/to-list.tsx'
import { experienceText } from '../parts/specialists/experience-text.ts'
import { Specialities } from '../parts/specialists/specialities.tsx'

type Item = ComparisonProps['data']['items'][number]

/** Clinics or doctors beside each other, a row for each thing that people ask. */
export default function Comparison({ title, isCut, data }: ComparisonProps) {
  const { t } = usePage()
  const id = useElementId('title')
  const { items, list, scope } = data
  return (
    <section aria-labelledby={id} data-compared={scope} className="section">
      <ToList href={list.href} />
      <h1 id={id} className="text-4xl">
        <LocalizedText value={title} />
      </h1>
      {isCut && <p className="mt-4 text-ink-soft">{t('blocks:comparison.cut')}</p>}
      {items.length < 2 && <p className="mt-4 max-w-text text-lg">{t('blocks:comparison.few')}</p>}
      {items.length > 0 ? (
        <Rows data={data} labelledBy={id} />
      ) : (
        <p className="mt-6">
          <ButtonLink link={list}>{t('blocks:directory-list.back')}</ButtonLink>
        </p>
      )}
    </section>
  )
}

/** The table; where it is wider than the page it scrolls in a place of its own. */
function Rows({
  data: { items, services },
  labelledBy,
}: Pick<ComparisonProps, 'data'> & { labelledBy: string }) {
  const { t } = usePage()
  return (
    <section
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls has to be reached by the keyboard
      tabIndex={0}
      className="relative mt-8 overflow-x-auto rounded-control"
    >
      <table className="w-full border-collapse wrap-break-word text-start text-sm @2xl:text-base [&_p]:wrap-break-word">
        <thead>
          <tr className="align-top">
            <th scope="col" className="w-24 @2xl:w-44">
              <span className="sr-only">{t('blocks:comparison.facts')}</span>
            </th>
            {items.map((item) => (
              <th
                key={item.link.href}
                scope="col"
                className="min-w-[8em] px-2 pb-4 text-start font-normal @2xl:px-4"
              >
                <Head item={item} canLeave={items.length > 1} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(([name, cell]) => (
            <Row key={name} label={t(`blocks:comparison.row.${name}`)} cells={items.map(cell)} />
          ))}
          {services.map(({ name, prices }) => (
            <Row
              key={name.text}
              label={<LocalizedText value={name} />}
              cells={prices.map(({ price }) => price && <Price of={price} />)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head({
  item: { name, link, category, isDemo, without },
  canLeave,
}: {
  item: Item
  canLeave: boolean
}) {
  const { t } = usePage()
  return (
    <>
      <a href={link.href} className="link text-base font-semibold @2xl:text-lg">
        <LocalizedText value={name} />
      </a>
      <DemoBadge isDemo={isDemo} />
      {category && (
        <p className="mt-1 text-ink-soft">
          <LocalizedText value={category} />
        </p>
      )}
      {canLeave && (
        <a href={without.href} className="link inline-block py-2.5 text-sm font-normal print:hidden">
          {t('blocks:comparison.remove')}
          <span className="sr-only"> {name.text}</span>
        </a>
      )}
    </>
  )
}

/** A row of the table; omitted if no entry has the fact. */
function Row({ label, cells }: { label: ReactNode; cells: ReactNode[] }) {
  const { t } = usePage()
  if (!cells.some(Boolean)) return null
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-3 pe-2 text-start font-normal text-ink-soft">
        {label}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move within a row
        <td key={index} className="px-2 py-3 @2xl:px-4">
          {cell || <span className="text-ink-faint">{t('blocks:comparison.unknown')}</span>}
        </td>
      ))}
    </tr>
  )
}

type Fact =
  | 'rating'
  | 'open'
  | 'next'
  | 'price'
  | 'clinic'
  | 'address'
  | 'specialities'
  | 'experience'
  | 'languages'
  | 'features'

/** The compared facts, in the order in which people ask. */
const facts: readonly (readonly [Fact, (item: Item) => ReactNode])[] = [
  ['rating', ({ rating }) => rating && <Rating value={rating.value} count={rating.count} />],
  [
    'open',
    ({ status, isDoctor }) => status && <OpeningLine status={status} of={isDoctor ? 'doctor' : 'clinic'} />,
  ],
  ['next', ({ next }) => next && <Next of={next} />],
  ['price', ({ price }) => price && <Price of={price} />],
  ['clinic', ({ clinic }) => clinic && <LocalizedText value={clinic} />],
  ['address', ({ address }) => address && <LocalizedText value={address} />],
  [
    'specialities',
    ({ specialities, more }) => specialities.length > 0 && <Named names={specialities} more={more} />,
  ],
  ['experience', ({ experienceYears }) => experienceYears !== undefined && <Years years={experienceYears} />],
  ['languages', ({ languages }) => languages.map(({ text }) => withSmallLetter(text)).join(', ')],
  ['features', ({ features }) => features.length > 0 && <Features names={features} />],
]

function Price({ of }: { of: NonNullable<Item['price']> }) {
  const { t } = usePage()
  return <span className="font-medium tabular-nums">{priceRangeText(t, of)}</span>
}

function Next({ of }: { of: NonNullable<Item['next']> }) {
  const { t } = usePage()
  return <span className="tabular-nums">{nextFreeMoment(t, of)}</span>
}

function Named({ names, more }: { names: Item['specialities']; more: number | undefined }) {
  const { t } = usePage()
  return (
    <>
      <Specialities names={names} />
      {more !== undefined && ` ${t('blocks:directory-list.moreSpecialitiesShort', { count: more })}`}
    </>
  )
}

function Years({ years }: { years: number }) {
  const { t } = usePage()
  return experienceText(t, years)
}

function Features({ names }: { names: Item['features'] }) {
  const { t } = usePage()
  return names.map((name) => t(`blocks:directory-list.flag.${name}`)).join(', ')
}
