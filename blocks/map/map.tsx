import type { MapProps } from '../../schemas/blocks/map.ts'
import { Island } from '../../ui/island.tsx'
import { LocalizedText, langOf } from '../../ui/localized-text.tsx'
import { MapPicture } from '../../ui/map-picture.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Widget } from '../../ui/widget.tsx'
import { BranchPhoto } from '../branch-photo.tsx'
import { PhoneLink } from '../contact-links.tsx'
import { MapLinks } from '../map-links.tsx'
import { OpeningStatus } from '../opening-status.tsx'
import Client from './map.client.tsx'

type Branch = NonNullable<MapProps['data']['branches']>[number]

/** Columns of the list of branches below the map, chosen so that rows are full where possible. */
const columns = (count: number) =>
  count === 2 ? '@2xl:grid-cols-2' : count === 3 ? '@2xl:grid-cols-3' : '@2xl:grid-cols-2 @5xl:grid-cols-3'

/** Location of a clinic: a drawing that can be replaced by a live map, the address, and links to map services. */
export default function ClinicMap({ title, data }: MapProps) {
  const { t, locale } = usePage()
  const { name, address, place, mapLinks, branches, tiles } = data
  const label = t('blocks:map.label', { name: name.text })
  const places = branches
    ? branches.flatMap(({ name, address, place }) =>
        place ? [{ ...place, name: name.text, lang: langOf(name, locale), detail: address?.text }] : [],
      )
    : place
      ? [{ ...place, name: label }]
      : []
  const texts = {
    label,
    show: t('blocks:map.show'),
    loading: t('blocks:map.loading'),
    failed: t('blocks:map.failed'),
    zoomIn: t('blocks:map.zoomIn'),
    zoomOut: t('blocks:map.zoomOut'),
    close: t('ui:close'),
  }
  const picture =
    places.length > 0 &&
    (tiles ? (
      <Island component={Client} props={{ places, tiles, texts }} />
    ) : (
      <div className="overflow-hidden rounded-control">
        <MapPicture places={places} />
      </div>
    ))
  const usualTitle = !branches
    ? t('blocks:map.title')
    : places.length > 0
      ? t('blocks:map.titleBranches')
      : t('blocks:contacts.branches')
  return (
    <Widget title={title ?? usualTitle}>
      {branches ? (
        <>
          {picture}
          <Branches branches={branches} />
        </>
      ) : (
        picture
      )}
      {address && (
        <p>
          <LocalizedText value={address} />
        </p>
      )}
      <MapLinks label={t('blocks:map.route')} links={mapLinks} />
    </Widget>
  )
}

/** The branches with their numbers on the map. */
function Branches({ branches }: { branches: Branch[] }) {
  const { t } = usePage()
  return (
    <ol className={`grid gap-x-8 gap-y-5 ${columns(branches.length)}`}>
      {branches.map(({ name, address, place, photo, phones, status, mapLinks }, index) => (
        <li
          key={`${name.text} ${address?.text ?? ''}`}
          className="flex flex-col items-start gap-1 break-words"
        >
          {photo && <BranchPhoto photo={photo} />}
          <div className="flex max-w-full gap-3">
            {place && (
              <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent text-sm font-semibold text-on-accent">
                {index + 1}
              </span>
            )}
            <h3 className="min-w-0 text-lg leading-snug">
              <LocalizedText value={name} />
            </h3>
          </div>
          {address && (
            <p>
              <LocalizedText value={address} />
            </p>
          )}
          {status && <OpeningStatus status={status} />}
          {phones.map((phone) => (
            <PhoneLink key={phone} number={phone} className="link py-0.5" />
          ))}
          <MapLinks label={t('blocks:map.route')} links={mapLinks} />
        </li>
      ))}
    </ol>
  )
}
