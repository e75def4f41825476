import { isRecord } from '../../../schemas/core/is-record.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import type { Cabinet, Company, Photo } from '../../entities/company.ts'
import type { Service } from '../../entities/service.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import { words } from '../../words.ts'
import branch from '../documents/branch.ts'
import clinic from '../documents/clinic.ts'
import photo from '../documents/photo.ts'
import service from '../documents/service.ts'
import { type Reading, readDocument, reportMissing, withAlt } from '../read-document.ts'
import { codeOf } from './doctor.ts'
import { instantOf } from './instant.ts'

/** What a clinic says of itself. */
export function clinicFields(raw: unknown, reading: Reading): Partial<Company> {
  const { website, features, logo, ...facts } = readDocument(clinic, raw, reading)
  return withoutUndefined({
    ...facts,
    logo: logo && withAlt(logo, facts.name ?? words('head:photo')),
    site: website,
    features: features?.length ? features : undefined,
  }) as Partial<Company>
}

/** A branch; undefined without a name. */
export function branchOf(raw: unknown, reading: Reading): Cabinet | undefined {
  if (!isRecord(raw)) return undefined
  const { code, name, address, point, phones, timezone, hours, photos } = readDocument(branch, raw, reading)
  if (name === undefined) return reportMissing(raw, 'name', reading.report)
  return withoutUndefined({
    code: codeOf(raw, code),
    name,
    address,
    ...point,
    phones: phones ?? [],
    hours,
    timezone: timezone ?? homeZone.name,
    photos: (photos ?? []).map((one) => withAlt(one, name)),
  })
}

/** A clinic is where its main branch is. */
export const mainBranch = ({
  address,
  latitude,
  longitude,
  phones,
  hours,
  timezone,
}: Cabinet): Partial<Company> => withoutUndefined({ address, latitude, longitude, phones, hours, timezone })

/** A service; undefined without a name. */
export function serviceOf(raw: unknown, reading: Reading): Service | undefined {
  if (!isRecord(raw)) return undefined
  const { code, name, group, price, priceTo, priceRepeat, currency, prices, note, updatedAt } = readDocument(
    service,
    raw,
    reading,
  )
  if (name === undefined) return reportMissing(raw, 'name', reading.report)
  return withoutUndefined({
    code: codeOf(raw, code),
    name,
    group: group ?? words('head:services'),
    price: currency && price,
    priceTo: currency && priceTo,
    priceRepeat: currency && priceRepeat,
    currency: currency ?? 'XXX',
    prices: prices?.length
      ? prices.map(({ doctor, ...special }) => withoutUndefined({ ...special, specialist: doctor }))
      : undefined,
    note,
    updatedAt: updatedAt ?? instantOf(raw._updatedAt)?.slice(0, 'yyyy-mm-dd'.length),
  })
}

/** A photo of the gallery; undefined without a picture. */
export function photoOf(raw: unknown, reading: Reading): Photo | undefined {
  if (!isRecord(raw)) return undefined
  const { code, image, caption } = readDocument(photo, raw, reading)
  if (image === undefined) return reportMissing(raw, 'image', reading.report)
  return withoutUndefined({
    code: codeOf(raw, code),
    image: withAlt(image, caption ?? words('head:photo')),
    caption,
  })
}
