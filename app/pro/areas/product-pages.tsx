'use client'

import dynamic from 'next/dynamic'
import type { AreaParts } from './parts.ts'

const PageBlocks = dynamic(() =>
  import('../product-pages/page-blocks.tsx').then((module) => module.PageBlocks),
)

export default { Below: PageBlocks } satisfies AreaParts
