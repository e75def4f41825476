import MapPin from 'lucide-react/icons/map-pin'
import type { CityChoiceProps } from '../../schemas/blocks/city-choice.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { EmptyState } from '../../ui/shown/empty-state.tsx'
import { Count } from '../parts/directory/directory-chip.tsx'

const row =
  'flex min-h-11 items-center justify-between gap-4 rounded-control px-3 -mx-3 hover:bg-accent-tint aria-[current=true]:bg-accent-tint aria-[current=true]:font-semibold'

/** The cities of the directory as links that remember the choice and lead on; a script marks the one that was chosen before. */
export default function CityChoice({ data: { all, cities } }: CityChoiceProps) {
  const { t } = usePage()
  if (cities.length === 0)
    return (
      <Section label={t('blocks:directory-search.cities')}>
        <EmptyState icon={MapPin} title={t('blocks:clinic-list.empty')} />
      </Section>
    )
  return (
    <Section label={t('blocks:directory-search.cities')}>
      <ul className="max-w-3xl gap-x-12 @lg:columns-2 @4xl:columns-3">
        <li className="break-inside-avoid">
          <a href={all.href} rel="nofollow" className={`${row} font-medium`}>
            {t('blocks:directory-list.allCities')}
          </a>
        </li>
        {cities.map(({ slug, name, count, link }) => (
          <li key={slug} className="break-inside-avoid">
            <a href={link.href} rel="nofollow" className={row}>
              <span data-city={slug}>
                <LocalizedText value={name} />
              </span>
              <Count of={count} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
