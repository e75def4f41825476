'use client'

import { useState } from 'react'
import type { BelowProps } from '../areas/parts.ts'
import { PrintLink } from './print-link.tsx'
import { ShareLink, type Whose } from './share-link.tsx'

/** What a link is for: to be sent, and to be printed. */
export function LinkUse({ code }: BelowProps) {
  const [whose, setWhose] = useState<Whose>('product')
  return (
    <div className="mb-10 grid grid-cols-1 gap-8">
      <ShareLink code={code} whose={whose} onWhose={setWhose} />
      <PrintLink code={code} whose={whose} />
    </div>
  )
}
