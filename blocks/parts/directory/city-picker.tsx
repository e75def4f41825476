import ChevronDown from 'lucide-react/icons/chevron-down'
import MapPin from 'lucide-react/icons/map-pin'
import type { CSSProperties } from 'react'
import type { DirectoryListProps } from '../../../schemas/blocks/directory-list.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Count } from './directory-chip.tsx'

/** The city of a list, and the same list elsewhere. */
export type ListPlace = Pick<DirectoryListProps['data'], 'city' | 'cities' | 'allCities'>

/** The address of a list whose choice of a city is remembered (B-1). */
const remembered = (href: string, location: string) =>
  `${href}${href.includes('?') ? '&' : '?'}location=${location}`

/** The city of the list, as a button that opens the others. */
export function CityPicker({ city, cities, allCities: all }: ListPlace) {
  const { t } = usePage()
  const id = useElementId('cities')
  const anchor = { anchorName: `--${id}` } as CSSProperties
  if (cities.length === 0) return null
  return (
    <>
      <button type="button" popoverTarget={id} style={anchor} className="chip font-medium">
        <Icon of={MapPin} className="text-accent-ink" />
        <span className="sr-only">{t('blocks:directory-list.city')}</span>
        {city ? <LocalizedText value={city} /> : t('blocks:directory-list.allCities')}
        <Icon of={ChevronDown} className="text-ink-faint" />
      </button>
      <ul
        id={id}
        popover="auto"
        style={{ positionAnchor: `--${id}` } as CSSProperties}
        className="city-picker"
      >
        <li>
          <a
            href={remembered(all.link.href, 'all')}
            rel="nofollow"
            aria-current={all.isChosen ? 'true' : undefined}
          >
            {t('blocks:directory-list.allCities')}
          </a>
        </li>
        {cities.map(({ slug, label, count, link, isChosen }) => (
          <li key={slug}>
            <a href={remembered(link.href, slug)} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
              <LocalizedText value={label} />
              {count !== undefined && <Count of={count} />}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
