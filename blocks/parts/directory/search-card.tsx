import type { SearchResultsProps } from '../../../schemas/blocks/search-results.ts'
import { formatPrice } from '../../../schemas/formats/price.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { Rating } from '../../../ui/shown/rating.tsx'
import { NextFreeTime } from '../booking/next-free-time.tsx'
import { OpeningLine, toldReception } from '../branches/opening-status.tsx'
import { SpecialistPortrait } from '../specialists/specialist-portrait.tsx'

type Group = SearchResultsProps['data']['groups'][number]
type Card = Group['cards'][number]

/** A card of a hit: its name, and the facts that distinguish it from others of that name. */
export function SearchCard({ kind, card }: { kind: Group['kind']; card: Card }) {
  const { name, detail, because, address, image, isDemo, link } = card
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
        {address && (
          <p className="text-sm text-ink-soft">
            <LocalizedText value={address} />
          </p>
        )}
        <Facts kind={kind} card={card} />
        {isDemo && (
          <p className="mt-2">
            <Badge>{t('blocks:clinic-list.demo')}</Badge>
          </p>
        )}
      </div>
    </li>
  )
}

/** Rating, price, whether it is open, and how many doctors and clinics there are. */
function Facts({ kind, card }: { kind: Group['kind']; card: Card }) {
  const { t } = usePage()
  const { rating, reviews, price, currency, next, doctors, clinics } = card
  const status = kind === 'doctor' ? toldReception(card.status, next) : card.status
  const amount = price !== undefined && currency !== undefined ? formatPrice(price, currency) : undefined
  const counts = [
    doctors ? t('blocks:directory-search.doctors', { count: doctors }) : '',
    clinics ? t('blocks:directory-search.clinics', { count: clinics }) : '',
  ].filter(Boolean)
  if (rating === undefined && !amount && !next && !status && counts.length === 0) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {rating !== undefined && <Rating value={rating} count={reviews} />}
      {amount && (
        <span>{kind === 'service' ? amount : t('blocks:search-results.from', { price: amount })}</span>
      )}
      {next && <NextFreeTime next={next} />}
      {status && <OpeningLine status={status} of={kind === 'doctor' ? 'doctor' : 'clinic'} />}
      {counts.length > 0 && <span>{counts.join(', ')}</span>}
    </div>
  )
}
