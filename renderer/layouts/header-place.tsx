import MapPin from 'lucide-react/icons/map-pin'
import Search from 'lucide-react/icons/search'
import { localizePath } from '../../locales/locale.ts'
import type { SiteInfo } from '../../schemas/page/page.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/**
 * The city in which the reader looks, a link to the choice of another one, and the search, which a phone has in its bar. A page that is of no
 * city is the same for everybody: a script shows the chosen city there, or the one that it guesses.
 */
export function HeaderPlace({ place: { href, name } }: { place: NonNullable<SiteInfo['place']> }) {
  const { locale, t } = usePage()
  return (
    <div className="header-place">
      <a
        href={href}
        rel="nofollow"
        className="head-link"
        data-city-link
        data-remembered={name ? undefined : ''}
      >
        <Icon of={MapPin} />
        <span className="sr-only">{t('layout:place.where')}</span>
        <span>
          <span>{name ? <LocalizedText value={name} /> : t('layout:place.city')}</span>
          <span data-guessed hidden>
            ?<span className="sr-only"> {t('blocks:directory-search.guessed')}</span>
          </span>
        </span>
      </a>
      <a href={localizePath('/search', locale)} className="head-link">
        <Icon of={Search} />
        <span className="sr-only">{t('layout:search')}</span>
      </a>
    </div>
  )
}
