import type { SearchResultsProps } from '../schemas/blocks/search-results.ts'
import { formatPrice } from '../schemas/formats/price.ts'
import { Badge } from '../ui/badge.tsx'
import { LocalizedText } from '../ui/localized-text.tsx'
import { usePage } from '../ui/page-context.tsx'
import { Rating } from '../ui/rating.tsx'
import { SpecialistPortrait } from './specialist-portrait.tsx'

type Group = SearchResultsProps['data']['groups'][number]
type Card = Group['cards'][number]

/** A card of something that was found: its name, and what tells it apart from others of that name. */
export function SearchCard({ kind, card }: { kind: Group['kind']; card: Card }) {
  const { name, detail, because, image, isDemo, link } = card
  const { t } = usePage()
  return (
    <li className="card card-link flex items-start gap-4">
      {kind === 'doctor' && (
        <SpecialistPortrait
          name={name.text}
          photo={image}
          sizes="4rem"
          className="aspect-4/5 w-16 shrink-0 rounded-small"
        />
      )}
      <div className="min-w-0 grow">
        <h4 className="text-lg leading-snug font-semibold">
          <a href={link.href} className="stretched">
            <LocalizedText value={name} />
          </a>
        </h4>
        {because && (
          <p className="text-ink-soft">
            <LocalizedText value={because} />
          </p>
        )}
        {detail && (
          <p className="text-ink-soft">
            <LocalizedText value={detail} />
          </p>
        )}
        <Place card={card} />
        <Facts card={card} isService={kind === 'service'} />
        {isDemo && (
          <p className="mt-2">
            <Badge>{t('blocks:clinic-list.demo')}</Badge>
          </p>
        )}
      </div>
    </li>
  )
}

/** The address, with the city if it does not name it. */
function Place({ card: { city: where, address } }: { card: Card }) {
  const city = where && address?.text.includes(where.text) ? undefined : where
  if (!city && !address) return null
  return (
    <p className="text-sm text-ink-soft">
      {city && <LocalizedText value={city} />}
      {city && address && ', '}
      {address && <LocalizedText value={address} />}
    </p>
  )
}

/** Rating, price, whether it is open, and how many doctors and clinics there are. */
function Facts({ card, isService }: { card: Card; isService: boolean }) {
  const { t } = usePage()
  const { rating, reviews, price, currency, isOpen, doctors, clinics } = card
  const amount = price !== undefined && currency !== undefined ? formatPrice(price, currency) : undefined
  const counts = [
    doctors ? t('blocks:directory-search.doctors', { count: doctors }) : '',
    clinics ? t('blocks:directory-search.clinics', { count: clinics }) : '',
  ].filter(Boolean)
  if (rating === undefined && !amount && isOpen === undefined && counts.length === 0) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {rating !== undefined && <Rating value={rating} count={reviews} />}
      {amount && <span>{isService ? amount : t('blocks:search-results.from', { price: amount })}</span>}
      {isOpen !== undefined && (
        <span className={isOpen ? 'text-success-ink' : 'text-ink-soft'}>
          {t(isOpen ? 'blocks:search-results.open' : 'blocks:search-results.closed')}
        </span>
      )}
      {counts.length > 0 && <span>{counts.join(', ')}</span>}
    </p>
  )
}
