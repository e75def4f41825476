import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { productCode, wholeCompany } from '../../../../schemas/access/roles.ts'
import { type AreaDefinition, isOfProduct } from '../../../../schemas/areas/define-area.ts'
import { areaDefinitions } from '../../../../schemas/areas/registry.ts'
import { homeZone } from '../../../../schemas/formats/home-zone.ts'
import { type QueryProps, searchOf } from '../../../page-query.ts'
import { areaScreen } from '../../../pro/area/area-screen.tsx'
import { ownUser } from '../../../queries/profile.ts'
import { readQuery } from '../../../queries/read-query.ts'
import { requestLocale } from '../../../request-locale.ts'

type Props = QueryProps & { params: Promise<{ area: string; row?: string[] }> }

/** The area of the product at this address, and the code of the row; a 404 for any other. */
async function targetOf({ params }: Props): Promise<{ definition: AreaDefinition; row: string | undefined }> {
  const { area, row: [row, ...more] = [] } = await params
  const definition = areaDefinitions.get(area)
  if (!definition || !isOfProduct(definition) || more.length > 0) notFound()
  return { definition, row: row === undefined ? undefined : decodeURIComponent(row) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { definition } = await targetOf(props)
  return { title: definition.label[await requestLocale()] }
}

/** An area that administrators of the product edit: its list, or the form of a row. The server admits nobody else. */
export default async function ProductArea(props: Props) {
  const [target, user] = await Promise.all([targetOf(props), readQuery(ownUser)])
  return areaScreen({
    ...target,
    query: searchOf(await props.searchParams),
    setting: {
      place: `${productCode}/${wholeCompany}`,
      section: '/moderation',
      access: { ROLE: 'owner', CABINETS: [wholeCompany], AREAS: {}, CLOSED: [] },
      timezone: homeZone.name,
      person: user.EMAIL ?? user.TEL ?? '',
    },
  })
}
