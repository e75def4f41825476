import type { Locale } from '../../locales/locale.ts'
import cabinets, { type Cabinet } from '../../schemas/areas/cabinets.ts'
import { checkValue } from '../http/check-value.ts'

/** Where a company's pictures of its cabinets go, below `/images/`. */
export const pictureFolder = (company: string): string => `cabinets/${company.toLowerCase()}`

type Sent = { company: string; locale: Locale; before?: Pick<Cabinet, 'photos'> }

/** A cabinet as it was sent. Throws 422; a picture that is neither new nor was there is another company's. */
export function checkSentCabinet(value: unknown, { company, locale, before }: Sent): Cabinet {
  const known = new Set(before?.photos.map(({ src }) => src))
  const isOwn = (src: string) => known.has(src) || src.startsWith(`/images/${pictureFolder(company)}/`)
  return checkValue(cabinets.schema, value, {
    name: 'CABINET',
    locale,
    check: (cabinet) => [
      ...(cabinets.check?.(cabinet) ?? []),
      ...cabinet.photos.flatMap(({ src }, index) =>
        isOwn(src) ? [] : [{ path: ['photos', index, 'src'], code: 'picture' as const, params: {} }],
      ),
    ],
  })
}
