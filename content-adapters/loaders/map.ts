import type map from '../../schemas/blocks/map.ts'
import { defineLoader } from '../loader.ts'
import { defined } from '../parts/defined.ts'
import { routeLinks } from '../parts/map-links.ts'

export default defineLoader<typeof map>(async (_props, { company, mapTiles }) => {
  if (company?.latitude === undefined || company.longitude === undefined) return undefined
  const { name, address, latitude, longitude, country } = company
  return defined({
    name,
    address,
    latitude,
    longitude,
    mapLinks: routeLinks({ latitude, longitude, country }),
    tiles: mapTiles,
  })
})
