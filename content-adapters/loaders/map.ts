import type map from '../../schemas/blocks/map.ts'
import type { Cabinet, Company } from '../entities/company.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { currentStatus } from '../parts/current-status.ts'
import { distance } from '../parts/distance.ts'
import { fullAddress } from '../parts/full-address.ts'
import { routeLinks } from '../parts/map-links.ts'
import { placeOf } from '../parts/place-of.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** Location of the clinic, of all its branches, or of those where a doctor sees patients; omitted without coordinates. */
export default defineLoader<typeof map>(async ({ branches: wanted, doctor }, context) => {
  const { company, source, mapTiles } = context
  if (!company) return undefined
  const [cabinets, schedules] = await Promise.all([
    wanted || doctor !== undefined ? source.cabinets(company.code) : [],
    doctor === undefined ? [] : source.schedules(company.code),
  ])
  const seenIn = schedules.flatMap(({ specialist, cabinet }) => (specialist === doctor ? cabinet.code : []))
  const own = cabinets.filter(({ code }) => seenIn.includes(code))
  const known = (own.length > 0 || !wanted ? own : cabinets).slice(0, 100)
  const branches = known.map((cabinet) => branchOf(cabinet, known, company, context))
  const isSeveral = branches.length > 1
  if (wanted === 'only' && !isSeveral) return undefined
  const place = isSeveral ? branches.find((branch) => branch.place)?.place : placeOf(own[0] ?? company)
  if (!place && !isSeveral) return undefined
  return withoutUndefined({
    name: company.name,
    // The head of a profile says it.
    address: isSeveral || context.inDirectory ? undefined : fullAddress(company),
    place,
    mapLinks: place && !isSeveral ? routeLinks({ ...place, country: company.country }) : [],
    branches: isSeveral
      ? branches.sort((a, b) => Number(b.place !== undefined) - Number(a.place !== undefined))
      : undefined,
    tiles: mapTiles,
  })
})

/** The closest of the other branches, and how far it is. */
function nearestTo(cabinet: Cabinet, all: readonly Cabinet[]) {
  const from = placeOf(cabinet)
  return all
    .flatMap((other) => {
      const to = other === cabinet ? undefined : placeOf(other)
      return from && to ? [{ name: other.name, metres: Math.round(distance(from, to)) }] : []
    })
    .sort((a, b) => a.metres - b.metres)[0]
}

function branchOf(
  cabinet: Cabinet,
  all: readonly Cabinet[],
  { country, city }: Company,
  context: LoadContext,
) {
  const { name, address, phones, hours, timezone, photos } = cabinet
  const place = placeOf(cabinet)
  return withoutUndefined({
    name,
    address,
    place,
    photo: photos[0],
    phones: phones.slice(0, 10),
    status: hours && currentStatus(hours, timezone, context),
    nearest: nearestTo(cabinet, all),
    mapLinks: routeLinks({ ...place, country }, address && fullAddress(withoutUndefined({ address, city }))),
  })
}
