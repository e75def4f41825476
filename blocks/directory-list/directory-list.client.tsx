import { ListMap } from './list-map.client.tsx'
import { NearMe } from './near-me.client.tsx'

type Props = { near: Parameters<typeof NearMe>[0] } | { map: Parameters<typeof ListMap>[0] }

/** What a list of the directory does in the browser: asks where the reader is, or shows its entries on a map. */
export default function DirectoryListClient(props: Props) {
  return 'near' in props ? <NearMe {...props.near} /> : <ListMap {...props.map} />
}
