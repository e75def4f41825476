'use client'

import dynamic from 'next/dynamic'
import type { AreaParts } from './parts.ts'

const Names = dynamic(() => import('../documents/template-names.tsx').then((module) => module.TemplateNames))

export default { Beside: Names } satisfies AreaParts
