'use client'

import dynamic from 'next/dynamic'
import type { AreaParts } from './parts.ts'

const Openings = dynamic(() => import('../whatsapp/openings.tsx').then((module) => module.Openings))

export default { Below: Openings } satisfies AreaParts
