import type { MapProps } from '../../schemas/blocks/map.ts'
import { Island } from '../../ui/island.tsx'
import { LocalizedText } from '../../ui/localized-text.tsx'
import { MapPicture } from '../../ui/map-picture.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Widget } from '../../ui/widget.tsx'
import { MapLinks } from '../map-links.tsx'
import Client from './map.client.tsx'

/** Where a clinic is: a drawing that can become a live map, the address, and ways to get there. */
export default function ClinicMap({ title, data }: MapProps) {
  const { t } = usePage()
  const { name, address, latitude, longitude, mapLinks, tiles } = data
  const texts = {
    label: t('blocks:map.label', { name: name.text }),
    show: t('blocks:map.show'),
    loading: t('blocks:map.loading'),
    failed: t('blocks:map.failed'),
    zoomIn: t('blocks:map.zoomIn'),
    zoomOut: t('blocks:map.zoomOut'),
  }
  return (
    <Widget title={title ?? t('blocks:map.title')}>
      {tiles ? (
        <Island component={Client} props={{ latitude, longitude, tiles, texts }} />
      ) : (
        <div className="overflow-hidden rounded-control">
          <MapPicture latitude={latitude} longitude={longitude} />
        </div>
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
