'use client'

import dynamic from 'next/dynamic'
import { useArea } from '../area/area-context.ts'
import type { AreaParts } from './parts.ts'

const WidgetMaker = dynamic(
  () => import('../widgets/widget-maker.tsx').then((module) => module.WidgetMaker),
  {
    ssr: false,
  },
)

function Below() {
  // `1001/0`: company and branch.
  const [company = ''] = useArea().place.place.split('/')
  return <WidgetMaker company={company} />
}

export default { Below } satisfies AreaParts
