import { ListMap } from './list-map.client.tsx'
import { NearMe } from './near-me.client.tsx'

type Props = { near: Parameters<typeof NearMe>[0] } | { map: Parameters<typeof ListMap>[0] }

/** The island of a list of the directory: asks where the reader is, or shows the entries on a map. */
export default function DirectoryListClient(props: Props) {
  return 'near' in props ? <NearMe {...props.near} /> : <ListMap {...props.map} />
}
