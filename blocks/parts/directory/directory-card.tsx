import MapPin from 'lucide-react/icons/map-pin'
import { Fragment, type ReactNode } from 'react'
import type { DirectoryListProps } from '../../../schemas/blocks/directory-list.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { Card } from '../../../ui/shown/card.tsx'
import { BriefRating } from '../../../ui/shown/rating.tsx'
import { NextFreeTime } from '../booking/next-free-time.tsx'
import { OpeningLine, toldReception } from '../branches/opening-status.tsx'
import { kindBeside } from '../common/kind-beside.ts'
import { withSmallLetter } from '../common/small-letter.ts'
import { experienceText } from '../specialists/experience-text.ts'
import { SpecialistPortrait } from '../specialists/specialist-portrait.tsx'
import { Specialities } from '../specialists/specialities.tsx'
import { standingOf } from '../specialists/standing.ts'
import { CardName } from './card-name.tsx'
import { distanceText } from './distance-text.ts'
import { listPriceText } from './list-price-text.ts'
import { OfferedTimes } from './offered-times.tsx'
import { StreetPicture } from './street-picture.tsx'

type Item = DirectoryListProps['data']['items'][number]

type Props = { item: Item; beside?: ReactNode; heading?: 'h2' | 'h3' | 'h4' }

/**
 * A clinic, doctor or other company in a list, with the facts that distinguish it and answer the first questions. On a phone it is low: two
 * and a half of them are in view. `beside`: an action for this entry, after its facts; `heading`: the level of its name.
 */
export function DirectoryCard({ item, beside, heading }: Props) {
  const { name, link, image, isDoctor, isDemo, claim } = item
  return (
    <Card as="li" linked className="directory-card">
      {!isDoctor && image && (
        // On a phone the text flows round it, so that it has the whole width below.
        <Picture image={{ ...image, alt: { ...image.alt, text: '' } }} sizes="4rem" />
      )}
      {claim && !image && <StreetPicture code={claim.code} />}
      {isDoctor && (
        <SpecialistPortrait
          name={name.text}
          // The name beside it says who it is.
          photo={image && { ...image, alt: { ...image.alt, text: '' } }}
          sizes="5.5rem"
        />
      )}
      <div>
        <div>
          <CardName
            name={name}
            href={link.href}
            isDemo={isDemo}
            isPromoted={item.features.includes('promotion')}
            {...(heading && { heading })}
          />
          <Kind item={item} />
          <Place item={item} />
          <Extras item={item} />
        </div>
        <Facts item={item} beside={beside} />
        <NextTime item={item} />
      </div>
    </Card>
  )
}

/** How far it is or in which district, the clinic of a doctor, and the address; a phone has the address of clinics alone. */
function Place({ item: { clinic, district, address, distance } }: { item: Item }) {
  const { t } = usePage()
  // The address of a clinic says its district.
  const named = clinic || !address ? district : undefined
  const near =
    distance === undefined
      ? named && t('blocks:directory-list.inDistrict', { name: named.text })
      : distanceText(t, distance)
  if (!near && !clinic && !address) return null
  return (
    <p className="place">
      <Icon of={MapPin} />
      <span>
        {near && (
          <span className={distance === undefined && address ? 'narrow' : undefined}>
            {near}
            {(clinic || address) && ' · '}
          </span>
        )}
        {clinic && <LocalizedText value={clinic} />}
        {address && (
          <span className={clinic ? 'wide' : undefined}>
            {clinic && ' · '}
            <LocalizedText value={address} />
          </span>
        )}
      </span>
    </p>
  )
}

/** The specialities of a doctor and what their position adds; the kind of a clinic, unless its name says it, and the specialities that the kind does not name. */
function Kind({ item: { name, category, specialities, more, isDoctor } }: { item: Item }) {
  const { t } = usePage()
  const said = category?.text.toLowerCase() ?? ''
  const { position, specialities: others } = isDoctor
    ? standingOf(category, specialities)
    : {
        position: kindBeside(name, category),
        specialities: specialities.filter(({ text }) => !said.includes(text.toLowerCase())),
      }
  const parts = [
    position && <LocalizedText key="category" value={position} />,
    others.length > 0 && (
      <Fragment key="specialities">
        <Specialities names={others} />
        {more !== undefined && ` ${t('blocks:directory-list.moreSpecialitiesShort', { count: more })}`}
      </Fragment>
    ),
  ].filter(Boolean)
  if (parts.length === 0) return null
  const [first, second] = isDoctor ? parts.reverse() : parts
  return (
    <p className="kind">
      <span>{first}</span>
      {second && <span> · {second}</span>}
    </p>
  )
}

/** Extra features, such as accepting children or home visits, and languages spoken. */
function Extras({ item: { features, languages } }: { item: Item }) {
  const { t } = usePage()
  const spoken = languages.map(({ text }) => withSmallLetter(text)).join(', ')
  const words = [
    ...features.flatMap((feature) =>
      feature === 'promotion' ? [] : t(`blocks:directory-list.flag.${feature}`),
    ),
    ...(spoken ? [t('blocks:directory-list.speaks', { languages: spoken })] : []),
  ]
  return words.length > 0 ? <p className="wide">{words.join(' · ')}</p> : null
}

/** The next free times of a doctor (or of any doctors in a clinic); otherwise a Book button in lists of bookable doctors. */
function NextTime({ item }: { item: Item }) {
  const { booking, next, slots, slotAddress } = item
  const { t } = usePage()
  if (slots.length > 0)
    return (
      <div className="times">
        {slotAddress && (
          <p className="line-clamp-2">
            {t('blocks:directory-list.slotAddress')} <LocalizedText value={slotAddress} />
          </p>
        )}
        <OfferedTimes item={item} />
      </div>
    )
  if (!booking && !next) return null
  return (
    <p className="col-span-full mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      {next && <NextFreeTime next={next} />}
      {booking && (
        <ButtonLink link={booking.link} className="relative z-1">
          <LocalizedText value={booking.label} />
        </ButtonLink>
      )}
    </p>
  )
}

/** Open now, rating, experience, price: beside the rest where there is room. */
function Facts({ item, beside }: { item: Item; beside?: ReactNode }) {
  const { rating, price, isVisitPrice, experienceYears, isDoctor, slots, claim } = item
  const { t } = usePage()
  const status = isDoctor ? toldReception(item.status, item.next ?? slots[0]) : item.status
  if (!status && !rating && !price && experienceYears === undefined && !claim && !beside) return null
  return (
    <div className="facts">
      {rating && <BriefRating value={rating.value} count={rating.count} />}
      <div className="costs">
        {price && <p data-price="">{listPriceText(t, price, isVisitPrice)}</p>}
        {status && (
          // On a phone the times say enough.
          <div className={slots.length > 0 ? 'wide' : undefined}>
            <OpeningLine status={status} of={isDoctor ? 'doctor' : 'clinic'} />
          </div>
        )}
        {experienceYears !== undefined && <p className="wide">{experienceText(t, experienceYears)}</p>}
      </div>
      {claim && (
        <a href={claim.link.href} rel="nofollow" className="claim">
          {t('blocks:directory-list.scarce.claim')}
        </a>
      )}
      {beside && <div>{beside}</div>}
    </div>
  )
}
