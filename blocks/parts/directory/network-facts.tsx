import MapPin from 'lucide-react/icons/map-pin'
import type { NetworkProfileProps } from '../../../schemas/blocks/network-profile.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Rating } from '../../../ui/shown/rating.tsx'

type Props = Pick<NetworkProfileProps['data'], 'clinics' | 'cities' | 'more' | 'rating'>

/** The number of a network's clinics, their cities, and its rating. */
export function NetworkFacts({ clinics, cities, more, rating }: Props) {
  const { t } = usePage()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <p className="font-medium tabular-nums">
        {t('blocks:directory-list.count.clinics', { count: clinics })}
      </p>
      {cities.length > 0 && (
        <p className="flex gap-1.5 text-ink-soft">
          <Icon of={MapPin} className="mt-[calc(0.5lh-0.5em)] shrink-0 text-ink-faint" />
          <span>
            {cities.map((city, index) => (
              <span key={city.text}>
                {index > 0 && ', '}
                <LocalizedText value={city} />
              </span>
            ))}
            {more !== undefined && ` ${t('blocks:directory-list.moreSpecialitiesShort', { count: more })}`}
          </span>
        </p>
      )}
      {rating && <Rating value={rating.value} count={rating.count} />}
    </div>
  )
}
