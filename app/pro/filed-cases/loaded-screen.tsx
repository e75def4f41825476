'use client'

import dynamic from 'next/dynamic'

export const FiledCases = dynamic(() => import('./filed-cases.tsx').then((module) => module.FiledCases))
