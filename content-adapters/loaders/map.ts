import type map from '../../schemas/blocks/map.ts'
import type { Cabinet, Company } from '../entities.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { currentStatus } from '../parts/current-status.ts'
import { fullAddress } from '../parts/full-address.ts'
import { routeLinks } from '../parts/map-links.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** Location of the clinic, or of all its branches; omitted without coordinates. */
export default defineLoader<typeof map>(async ({ branches: wanted }, context) => {
  const { company, source, mapTiles } = context
  if (!company) return undefined
  const cabinets = wanted ? await source.cabinets(company.code) : []
  const branches = cabinets.slice(0, 100).map((cabinet) => branchOf(cabinet, company, context))
  const isSeveral = branches.length > 1
  if (wanted === 'only' && !isSeveral) return undefined
  const place = isSeveral ? branches.find((branch) => branch.place)?.place : placeOf(company)
  if (!place && !isSeveral) return undefined
  return withoutUndefined({
    name: company.name,
    address: isSeveral ? undefined : fullAddress(company),
    place,
    mapLinks: place && !isSeveral ? routeLinks({ ...place, country: company.country }) : [],
    branches: isSeveral
      ? branches.sort((a, b) => Number(b.place !== undefined) - Number(a.place !== undefined))
      : undefined,
    tiles: mapTiles,
  })
})

/** Both coordinates; zeros mean unknown, because some backends send them. */
function placeOf({ latitude, longitude }: Pick<Cabinet, 'latitude' | 'longitude'>) {
  if (latitude === undefined || longitude === undefined) return undefined
  return latitude === 0 && longitude === 0 ? undefined : { latitude, longitude }
}

function branchOf(cabinet: Cabinet, { country }: Company, context: LoadContext) {
  const { name, address, phones, hours, timezone, photos } = cabinet
  const place = placeOf(cabinet)
  return withoutUndefined({
    name,
    address,
    place,
    photo: photos[0],
    phones: phones.slice(0, 10),
    status: hours && currentStatus(hours, timezone, context),
    mapLinks: place ? routeLinks({ ...place, country }) : [],
  })
}
