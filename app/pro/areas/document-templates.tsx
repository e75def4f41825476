'use client'

import dynamic from 'next/dynamic'
import { useArea } from '../area/area-context.ts'
import type { AreaParts } from './parts.ts'

const Names = dynamic(() => import('../documents/template-names.tsx').then((module) => module.TemplateNames))
const Add = dynamic(() =>
  import('../documents/add-starting-templates.tsx').then((module) => module.AddStartingTemplates),
)

const Ready = () => <Add place={useArea().place.place} />

export default { Beside: Names, Ready } satisfies AreaParts
