import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { PromotedPlace } from '../entities/promotion.ts'
import type { ContentSource } from '../source.ts'
import { withoutUndefined } from './without-undefined.ts'

type Named = { code: string; name: LocalizedText }

/** The branches and doctors of a company that places name. */
export type PlaceNames = { cabinets: readonly Named[]; specialists: readonly Named[] }

/** A place in words: in which branch, with whom, or with whom not. */
export type SaidPlace = { cabinet?: LocalizedText; specialists?: LocalizedText[]; except?: LocalizedText[] }

/** The names that places of promotions need; doctors are read only where one is named. */
export async function namesOfPlaces(
  places: readonly PromotedPlace[],
  company: string,
  source: ContentSource,
): Promise<PlaceNames> {
  if (places.length === 0) return { cabinets: [], specialists: [] }
  const namesDoctors = places.some(
    ({ specialists, except }) => specialists !== undefined || except.length > 0,
  )
  const [cabinets, specialists] = await Promise.all([
    source.cabinets(company),
    namesDoctors ? source.specialists(company) : [],
  ])
  return { cabinets, specialists }
}

/**
 * Where a price holds, in words; empty where it holds with every doctor in every branch, undefined where it holds with nobody whom readers
 * know.
 */
export function saidPlaces(
  places: readonly PromotedPlace[],
  { cabinets, specialists }: PlaceNames,
): SaidPlace[] | undefined {
  const named = (codes: readonly string[] = []) =>
    specialists.filter(({ code }) => codes.includes(code)).map(({ name }) => name)
  const known = places.flatMap((place) => {
    const cabinet = cabinets.find(({ code }) => code === place.cabinet)
    const doctors = place.specialists && named(place.specialists)
    const except = named(place.except)
    if ((place.cabinet !== undefined && !cabinet) || doctors?.length === 0) return []
    return [{ cabinet, doctors, except, key: JSON.stringify([doctors, except]) }]
  })
  const [first] = known
  if (!first) return undefined
  const isInAll = cabinets.every(({ code }) => known.some(({ cabinet }) => !cabinet || cabinet.code === code))
  const isSame = known.every(({ key }) => key === first.key)
  if (isInAll && isSame && !first.doctors && first.except.length === 0) return []
  return (isInAll && isSame ? [{ ...first, cabinet: undefined }] : known).map(
    ({ cabinet, doctors, except }) =>
      withoutUndefined({
        cabinet: cabinet?.name,
        specialists: doctors,
        except: except.length > 0 ? except : undefined,
      }),
  )
}
