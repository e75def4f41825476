import type { SpecialistGridProps } from '../../schemas/blocks/specialist-grid.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Card } from '../../ui/shown/card.tsx'
import { NextFreeTime } from '../parts/booking/next-free-time.tsx'
import { PagingLinks } from '../parts/common/paging-links.tsx'
import { experienceText } from '../parts/specialists/experience-text.ts'
import { SpecialistPortrait } from '../parts/specialists/specialist-portrait.tsx'
import { Specialities } from '../parts/specialists/specialities.tsx'
import { standingOf } from '../parts/specialists/standing.ts'

type Item = SpecialistGridProps['data']['items'][number]

/** Columns of tall cards, chosen so that the last row is full where possible; one or two doctors stay rows. */
function wideLook(count: number) {
  if (count < 3) return { grid: '', card: '', portrait: '' }
  const columns = count % 3 === 0 && count % 4 !== 0 ? '@4xl:grid-cols-3' : '@4xl:grid-cols-4'
  return { grid: columns, card: '@4xl:flex-col', portrait: '@4xl:aspect-4/5 @4xl:w-full' }
}

/** A part of a page is a row to swipe in a narrow container; the page of all doctors is rows below each other. */
function lookOf(count: number, isWholePage = false) {
  const { grid, card, portrait } = wideLook(count)
  if (isWholePage || count < 3 || count > 12) return { grid: `grid ${grid}`, card, portrait }
  return {
    grid: `snap-row [--snap-card:11rem] @xl:grid ${grid}`,
    card: `@max-xl:flex-col ${card}`,
    portrait: `@max-xl:aspect-square @max-xl:w-full ${portrait}`,
  }
}

/** Doctors: rows with a small portrait in a narrow container, tall cards in a wide one. */
export default function SpecialistGrid({ title, titleHidden, data }: SpecialistGridProps) {
  const { t } = usePage()
  const look = lookOf(data.items.length, titleHidden)
  return (
    <Section
      title={title ?? t('blocks:specialist.title')}
      titleHidden={titleHidden}
      more={data.allLink && { href: data.allLink.href, label: t('blocks:specialist.all') }}
    >
      {data.items.length === 0 ? (
        <p className="text-ink-soft">{t('blocks:specialist.empty')}</p>
      ) : (
        <ul className={`gap-4 @2xl:grid-cols-2 ${look.grid}`}>
          {data.items.map((item) => (
            <Specialist key={item.link.href} item={item} look={look} />
          ))}
        </ul>
      )}
      <PagingLinks paging={data.paging} dated={false} />
    </Section>
  )
}

function Specialist({ item, look }: { item: Item; look: ReturnType<typeof lookOf> }) {
  const { t } = usePage()
  const { position, specialities } = standingOf(item.position, item.specialities)
  return (
    <Card as="li" linked className={`flex overflow-hidden p-0 ${look.card}`}>
      <SpecialistPortrait
        name={item.name.text}
        photo={item.photo}
        sizes="(min-width: 64rem) 18rem, 11rem"
        slug={item.link.href.split('/').at(-1)}
        className={`min-h-35 w-28 shrink-0 ${look.portrait}`}
      />
      <div className="flex min-w-0 flex-col gap-1.5 p-4 @4xl:p-5">
        <h3 className="text-lg leading-snug">
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
          <p className={specialities.length > 0 ? 'text-sm text-ink-soft' : undefined}>
            <LocalizedText value={position} />
          </p>
        )}
        {item.experienceYears !== undefined && (
          <p className="text-sm text-ink-soft">{experienceText(t, item.experienceYears)}</p>
        )}
        {item.next && (
          <p className="text-sm font-medium text-accent-ink">
            <NextFreeTime next={item.next} />
          </p>
        )}
      </div>
    </Card>
  )
}
