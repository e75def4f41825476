'use client'

import dynamic from 'next/dynamic'
import type { AreaParts } from './parts.ts'

const parts = () => import('../appointment-requests/request-parts.tsx')
const Card = dynamic(() => parts().then(({ RequestCard }) => RequestCard))
const Tools = dynamic(() => parts().then(({ RequestSound }) => RequestSound))
const Below = dynamic(() => parts().then(({ RequestHistory }) => RequestHistory))

export default { Card, Tools, Below } satisfies AreaParts
