import type { CSSProperties, ReactNode } from 'react'
import type { ComparisonProps } from '../../schemas/blocks/comparison.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { BriefRating } from '../../ui/shown/rating.tsx'
import { nextFreeMoment } from '../parts/booking/next-free-time.tsx'
import { OpeningLine } from '../parts/branches/opening-status.tsx'
import { DemoBadge } from '../parts/common/demo-badge.tsx'
import { withSmallLetter } from '../parts/common/small-letter.ts'
import { OfferedTimes } from '../parts/directory/offered-times.tsx'
import { priceRangeText } from '../parts/directory/price-range-text.ts'
import { StreetPicture } from '../parts/directory/street-picture.tsx'
import { ToList } from '../parts/directory/to-list.tsx'
import { SpecialistPortrait } from '../parts/specialists/specialist-portrait.tsx'
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
        <Table data={data} labelledBy={id} />
      ) : (
        <p className="mt-6">
          <ButtonLink link={list}>{t('blocks:directory-list.back')}</ButtonLink>
        </p>
      )}
    </section>
  )
}

/** The table, in a place of its own that scrolls where columns need more room than there is. */
function Table({
  data: { items, services },
  labelledBy,
}: Pick<ComparisonProps, 'data'> & { labelledBy: string }) {
  const { t } = usePage()
  const place = { role: 'group', 'aria-labelledby': labelledBy }
  return (
    <div className="comparison">
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls has to be reached by the keyboard
        tabIndex={0}
        {...place}
      >
        <table {...as('table')} style={{ '--columns': items.length } as CSSProperties}>
          <thead {...as('rowgroup')}>
            <tr {...as('row')}>
              <th scope="col" {...as('columnheader')}>
                <span className="sr-only">{t('blocks:comparison.facts')}</span>
              </th>
              {items.map((item) => (
                <th key={item.link.href} scope="col" {...as('columnheader')}>
                  <Face item={item} />
                  <span>
                    <a href={item.link.href} className="link">
                      <LocalizedText value={item.name} />
                    </a>
                    <DemoBadge isDemo={item.isDemo} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...as('rowgroup')}>
            {facts.map(([name, cell]) => (
              <Row
                key={name}
                label={t(`blocks:comparison.row.${name}`)}
                items={items}
                cells={items.map((item) => cell(item))}
              />
            ))}
            {services.map(({ name, prices }) => (
              <Row
                key={name.text}
                label={<LocalizedText value={name} />}
                items={items}
                cells={prices.map(({ price }) => price && <Price of={price} />)}
              />
            ))}
            {items.length > 1 && (
              <Row
                label={t('blocks:comparison.row.compared')}
                items={items}
                cells={items.map((item) => <Remove key={item.link.href} item={item} />)}
              />
            )}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** The role of a part of the table, which has it by itself until it is displayed otherwise. */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({
  role,
})

function Face({ item: { name, image, isDoctor, claim } }: { item: Item }) {
  if (isDoctor) return <SpecialistPortrait name={name.text} photo={image} sizes="4.5rem" />
  if (!image && claim) return <StreetPicture code={claim.code} />
  return (
    image && <Picture image={{ ...image, alt: { ...image.alt, text: '' } }} sizes="4.5rem" className="logo" />
  )
}

/** The way to a comparison without an entry. */
function Remove({ item: { name, without } }: { item: Item }) {
  const { t } = usePage()
  return (
    <a href={without.href} className="link touch print:hidden">
      {t('blocks:comparison.remove')}
      <span className="sr-only"> {name.text}</span>
    </a>
  )
}

type RowProps = { label: ReactNode; items: readonly Item[]; cells: ReactNode[] }

/** A row of the table; omitted if no entry has the fact. */
function Row({ label, items, cells }: RowProps) {
  const { t } = usePage()
  if (!cells.some(Boolean)) return null
  return (
    <tr {...as('row')}>
      <th scope="row" {...as('rowheader')}>
        <span>{label}</span>
      </th>
      {items.map(({ link }, index) => (
        <td key={link.href} {...as('cell')}>
          {cells[index] || (
            <>
              <span aria-hidden>—</span>
              <span className="sr-only">{t('blocks:comparison.unknown')}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

type Fact =
  | 'kind'
  | 'rating'
  | 'price'
  | 'next'
  | 'booking'
  | 'experience'
  | 'languages'
  | 'open'
  | 'clinic'
  | 'address'
  | 'specialities'
  | 'features'

/** The compared facts, in the order in which people ask. */
const facts: readonly (readonly [Fact, (item: Item) => ReactNode])[] = [
  ['kind', ({ category, isDoctor }) => !isDoctor && category && <LocalizedText value={category} />],
  [
    'specialities',
    ({ specialities, more }) => specialities.length > 0 && <Named names={specialities} more={more} />,
  ],
  ['rating', ({ rating }) => rating && <BriefRating value={rating.value} count={rating.count} />],
  ['price', ({ price, isVisitPrice }) => price && <Price of={price} isOfVisit={isVisitPrice} />],
  [
    'next',
    (item) => (item.slots.length > 0 ? <OfferedTimes item={item} /> : item.next && <Next of={item.next} />),
  ],
  ['booking', ({ booking, name }) => booking && <Booking of={booking} name={name} />],
  ['experience', ({ experienceYears }) => experienceYears !== undefined && <Years years={experienceYears} />],
  ['languages', ({ languages }) => languages.map(({ text }) => withSmallLetter(text)).join(', ')],
  [
    'open',
    ({ status, isDoctor }) => status && <OpeningLine status={status} of={isDoctor ? 'doctor' : 'clinic'} />,
  ],
  ['clinic', ({ clinic }) => clinic && <LocalizedText value={clinic} />],
  ['address', ({ address }) => address && <LocalizedText value={address} />],
  ['features', ({ features }) => features.length > 0 && <Features names={features} />],
]

/** What something costs; of a first visit it is said. */
function Price({ of, isOfVisit }: { of: NonNullable<Item['price']>; isOfVisit?: boolean | undefined }) {
  const { t } = usePage()
  return (
    <span className="font-medium tabular-nums">
      {priceRangeText(t, of)}
      {isOfVisit && (
        <span className="block text-sm font-normal text-ink-soft">{t('blocks:comparison.visit')}</span>
      )}
    </span>
  )
}

function Next({ of }: { of: NonNullable<Item['next']> }) {
  const { t } = usePage()
  return <span className="tabular-nums">{nextFreeMoment(t, of)}</span>
}

function Booking({ of, name }: { of: NonNullable<Item['booking']>; name: Item['name'] }) {
  return (
    <ButtonLink link={of.link}>
      <LocalizedText value={of.label} />
      <span className="sr-only">: {name.text}</span>
    </ButtonLink>
  )
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

/** The years alone: the row says that they are of experience. */
function Years({ years }: { years: number }) {
  const { t } = usePage()
  return years > 0 ? t('blocks:comparison.years', { count: years }) : t('blocks:comparison.lessThanYear')
}

function Features({ names }: { names: Item['features'] }) {
  const { t } = usePage()
  const [first = '', ...others] = names.map((name) => t(`blocks:directory-list.flag.${name}`))
  return [first, ...others.map(withSmallLetter)].join(', ')
}
