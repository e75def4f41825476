import type { LinkLead } from '../../../schemas/links/define-link-target.ts'
import type { ShortLink } from '../../entities/link.ts'
import type { RawShortLink } from '../raw/link.ts'

type RawLead = NonNullable<RawShortLink['LEAD']>

function leadFromRaw({ SITE, PRODUCT, WHATSAPP, TEXT }: RawLead): LinkLead | undefined {
  if (SITE !== undefined) return { site: SITE }
  if (PRODUCT !== undefined) return { product: PRODUCT }
  return WHATSAPP === undefined
    ? undefined
    : { whatsapp: WHATSAPP, ...(TEXT !== undefined && { text: TEXT }) }
}

export function shortLinkFromRaw({
  COMPANY_CODE,
  LINK_CODE,
  LEAD,
  TIMEZONE,
  PLACES,
}: RawShortLink): ShortLink {
  const lead = LEAD && leadFromRaw(LEAD)
  return {
    company: COMPANY_CODE,
    timezone: TIMEZONE,
    places: PLACES ?? [],
    ...(LINK_CODE !== undefined && { code: LINK_CODE }),
    ...(lead && { lead }),
  }
}
