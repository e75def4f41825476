import type { Locale } from '../../locales/locale.ts'
import { type Cabinet, cabinetSchema } from '../../schemas/areas/cabinet.ts'
import { checkCabinet } from '../../schemas/areas/check-cabinet.ts'
import { checkValue } from '../http/check-value.ts'

/** Where a company's pictures of its cabinets go, below `/images/`. */
export const pictureFolder = (company: string): string => `cabinets/${company.toLowerCase()}`

type Sent = { company: string; locale: Locale; before?: Pick<Cabinet, 'photos'> }

/** A cabinet as it was sent. Throws 422; a picture that is neither new nor was there is another company's. */
export function checkSentCabinet(value: unknown, { company, locale, before }: Sent): Cabinet {
  const known = new Set(before?.photos.map(({ src }) => src))
  const isOwn = (src: string) => known.has(src) || src.startsWith(`/images/${pictureFolder(company)}/`)
  return checkValue(cabinetSchema, value, {
    name: 'CABINET',
    locale,
    check: (cabinet) => [
      ...checkCabinet(cabinet),
      ...cabinet.photos.flatMap(({ src }, index) =>
        isOwn(src) ? [] : [{ path: ['photos', index, 'src'], code: 'picture' as const, params: {} }],
      ),
    ],
  })
}
