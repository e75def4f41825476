'use client'

import dynamic from 'next/dynamic'
import { useArea } from '../area/area-context.ts'
import { useRow } from '../area/use-row.ts'
import type { AreaParts, BelowProps } from './parts.ts'

const WidgetMaker = dynamic(
  () => import('../widgets/widget-maker.tsx').then((module) => module.WidgetMaker),
  {
    ssr: false,
  },
)

function Below({ code }: BelowProps) {
  const { place } = useArea()
  const { data: site } = useRow(place, code, true)
  // `1001/0`: company and branch.
  const [company = ''] = place.place.split('/')
  return <WidgetMaker company={company} isAllowed={site?.STATUS !== 'hidden'} />
}

export default { Below } satisfies AreaParts
