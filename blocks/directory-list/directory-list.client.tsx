import { ListMap } from './list-map.client.tsx'

/** The island of a list of the directory: shows the entries on a map. */
export default ListMap
