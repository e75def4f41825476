import type { Text } from '../../locales/locale.ts'
import type { MapProps } from '../../schemas/blocks/map.ts'
import { LocalizedText, langOf } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { groundOf } from '../../ui/map/ground.ts'
import { Folded } from '../../ui/page/folded.tsx'
import { Island } from '../../ui/page/island.tsx'
import { Widget } from '../../ui/page/widget.tsx'
import { BranchPhoto } from '../parts/branches/branch-photo.tsx'
import { PhoneLink } from '../parts/branches/contact-links.tsx'
import { MapLinks } from '../parts/branches/map-links.tsx'
import { OpeningStatus } from '../parts/branches/opening-status.tsx'
import { distanceText } from '../parts/directory/distance-text.ts'
import { Schematic } from '../parts/schematic/schematic.tsx'
import Client from './map.client.tsx'

type Branch = NonNullable<MapProps['data']['branches']>[number]

/** The place of a clinic and the way there; with a tile server also a picture of its streets. */
export default function ClinicMap({ title, data }: MapProps) {
  const { t } = usePage()
  const { name, address, mapLinks, branches, tiles } = data
  const ofOne = address ? 'blocks:map.title' : 'blocks:map.way'
  const usualTitle = branches ? 'blocks:contacts.branches' : ofOne
  return (
    <Widget title={title ?? t(usualTitle)}>
      {branches ? (
        <BranchesOnMap data={data} branches={branches} />
      ) : (
        <div className={`grid gap-x-12 gap-y-5 ${tiles ? '@3xl:grid-cols-[2fr_3fr] @3xl:items-center' : ''}`}>
          <div className="flex min-w-0 flex-col gap-2">
            <p className="text-ink-soft">
              <LocalizedText value={name} />
            </p>
            {address && (
              <PlaceAddress
                address={address}
                className="text-xl leading-snug font-semibold text-balance @2xl:text-2xl"
              />
            )}
            <MapLinks label={t('blocks:map.route')} links={mapLinks} />
          </div>
          <Picture data={data} />
        </div>
      )}
    </Widget>
  )
}

/** The branches, with a map of them: streets where there is a tile server, otherwise a schematic of two or more places. */
function BranchesOnMap({ data, branches }: Pick<MapProps, 'data'> & { branches: Branch[] }) {
  const { t, locale } = usePage()
  const list = useElementId('branches')
  const places = branches.filter(({ place }) => place).length
  const ground =
    data.tiles || places < 2
      ? undefined
      : groundOf({
          entries: branches.map(({ place }, area) => ({ place, area })),
          areas: branches.map(({ name }) => ({ name: name.text, lang: langOf(name, locale) })),
        })
  if (!ground)
    return (
      <>
        <Picture data={data} />
        <Branches branches={branches} list={list} isNumbered={data.tiles !== undefined} />
      </>
    )
  const entries = branches.map(({ name }, index) => ({
    name: name.text,
    lang: langOf(name, locale),
    href: `#${list}-${index + 1}`,
  }))
  return (
    <div className="grid gap-x-12 gap-y-5 @4xl:grid-cols-[22rem_minmax(0,1fr)] @4xl:items-start">
      <Folded title={t('blocks:schematic.title')} heading={null} level="h3">
        <Schematic name={data.name.text} ground={ground} entries={entries} list={list} />
      </Folded>
      <div className="@container min-w-0">
        <Branches branches={branches} list={list} isNumbered />
      </div>
    </div>
  )
}

/** The still map, where there is a tile server and a place that is known. */
function Picture({ data: { name, place, branches, tiles } }: Pick<MapProps, 'data'>) {
  const { t, locale } = usePage()
  const label = t('blocks:map.label', { name: name.text })
  const places = branches
    ? branches.flatMap(({ name, address, place }) =>
        place ? [{ ...place, name: name.text, lang: langOf(name, locale), detail: address?.text }] : [],
      )
    : place
      ? [{ ...place, name: label }]
      : []
  if (!tiles || places.length === 0) return null
  const texts = {
    label,
    show: t('blocks:map.show'),
    loading: t('blocks:map.loading'),
    failed: t('blocks:map.failed'),
    zoomIn: t('blocks:map.zoomIn'),
    zoomOut: t('blocks:map.zoomOut'),
    close: t('ui:close'),
  }
  return <Island component={Client} props={{ map: { places, tiles, texts } }} />
}

/** Columns of the list, chosen so that rows are full where possible. */
const columns = (count: number) =>
  count === 2 ? '@2xl:grid-cols-2' : count === 3 ? '@2xl:grid-cols-3' : '@2xl:grid-cols-2 @5xl:grid-cols-3'

/** The branches of a clinic and how far each is from the next one; with numbers if they are on a map. */
function Branches({ branches, list, isNumbered }: { branches: Branch[]; list: string; isNumbered: boolean }) {
  const { t } = usePage()
  return (
    <ol id={list} className={`grid gap-x-10 gap-y-8 ${columns(branches.length)}`}>
      {branches.map(({ name, address, place, photo, phones, status, nearest, mapLinks }, index) => (
        <li
          key={`${name.text} ${address?.text ?? ''}`}
          id={`${list}-${index + 1}`}
          className="flex flex-col items-start gap-1 break-words"
        >
          {photo && <BranchPhoto photo={photo} />}
          <div className="flex max-w-full gap-3">
            {isNumbered && place && (
              <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent text-sm font-semibold text-on-accent">
                {index + 1}
              </span>
            )}
            <h3 className="min-w-0 text-lg leading-snug">
              <LocalizedText value={name} />
            </h3>
          </div>
          {status && <OpeningStatus status={status} />}
          {address && <PlaceAddress address={address} className="mt-1 text-lg leading-snug" />}
          {phones.map((phone) => (
            <PhoneLink key={phone} number={phone} />
          ))}
          <MapLinks label={t('blocks:map.route')} links={mapLinks} />
          {nearest && (
            <p className="text-sm text-ink-soft">
              {t('blocks:map.nearest')}: <LocalizedText value={nearest.name} />
              {`, ${distanceText(t, nearest.metres)}`}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** An address with a button that copies it. */
function PlaceAddress({ address, className }: { address: Text; className: string }) {
  const { t } = usePage()
  const texts = {
    copy: t('blocks:map.copy'),
    copied: t('blocks:map.copied'),
    notCopied: t('blocks:map.notCopied'),
  }
  return (
    <>
      <p className={className}>
        <LocalizedText value={address} />
      </p>
      <Island component={Client} props={{ copy: { address: address.text, texts } }} />
    </>
  )
}
