import type { SpecialistGridProps } from '../../schemas/blocks/specialist-grid.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Card } from '../../ui/shown/card.tsx'
import { NextFreeTime } from '../parts/booking/next-free-time.tsx'
import { PagingLinks } from '../parts/common/paging-links.tsx'
import { OfferedTimes } from '../parts/directory/offered-times.tsx'
import { experienceText } from '../parts/specialists/experience-text.ts'
import { SpecialistPortrait } from '../parts/specialists/specialist-portrait.tsx'
import { Specialities } from '../parts/specialists/specialities.tsx'
import { standingOf } from '../parts/specialists/standing.ts'

type Item = SpecialistGridProps['data']['items'][number]

/** Tall cards in columns of a wide container, chosen so that the last row is full where possible; one or two doctors stay rows. */
const tallIn = (count: number) =>
  count < 3 ? '' : count % 3 === 0 && count % 4 !== 0 ? 'in-thirds' : 'in-quarters'

/** A part of a page is a row to swipe in a narrow container; the page of all doctors is rows below each other. */
const lookOf = (count: number, isWholePage = false) =>
  ['doctors', !isWholePage && count >= 3 && count <= 12 && 'snap-row', tallIn(count)]
    .filter(Boolean)
    .join(' ')

/** Doctors: rows with a small portrait in a narrow container, tall cards in a wide one. */
export default function SpecialistGrid({ title, titleHidden, page, data }: SpecialistGridProps) {
  const { t } = usePage()
  const isWholePage = titleHidden || page !== undefined
  return (
    <Section
      title={title ?? t('blocks:specialist.title')}
      titleHidden={titleHidden}
      more={data.allLink && { href: data.allLink.href, label: t('blocks:specialist.all') }}
    >
      {data.items.length === 0 ? (
        <p className="text-ink-soft">{t('blocks:specialist.empty')}</p>
      ) : (
        <ul className={lookOf(data.items.length, isWholePage)}>
          {data.items.map((item) => (
            <Specialist key={item.link.href} item={item} />
          ))}
        </ul>
      )}
      <PagingLinks paging={data.paging} dated={false} />
    </Section>
  )
}

function Specialist({ item }: { item: Item }) {
  const { t } = usePage()
  const { position, specialities } = standingOf(item.position, item.specialities)
  const { slots = [] } = item
  return (
    <Card as="li" linked>
      <SpecialistPortrait
        name={item.name.text}
        photo={item.photo}
        sizes="(min-width: 64rem) 18rem, 7rem"
        slug={item.link.href.split('/').at(-1)}
      />
      <div>
        <h3>
          <a href={item.link.href} className="stretched">
            <LocalizedText value={item.name} />
          </a>
        </h3>
        {specialities.length > 0 && (
          <p>
            <Specialities names={specialities} />
          </p>
        )}
        {position && (
          <p>
            <LocalizedText value={position} />
          </p>
        )}
        {item.experienceYears !== undefined && <p>{experienceText(t, item.experienceYears)}</p>}
        {item.next && slots.length === 0 && (
          <p className="doctor-next">
            <NextFreeTime next={item.next} />
          </p>
        )}
      </div>
      <OfferedTimes item={{ name: item.name, slots }} />
    </Card>
  )
}
