import { CopyAddress } from './copy-address.client.tsx'
import { LiveMap } from './live-map.client.tsx'

type Props = { copy: Parameters<typeof CopyAddress>[0] } | { map: Parameters<typeof LiveMap>[0] }

/** The island of a map block: copies an address, or shows a live map. */
export default function MapClient(props: Props) {
  return 'copy' in props ? <CopyAddress {...props.copy} /> : <LiveMap {...props.map} />
}
