'use client'

import dynamic from 'next/dynamic'

export const Patients = dynamic(() => import('./patients.tsx').then((module) => module.Patients))
export const Doubles = dynamic(() => import('./doubles.tsx').then((module) => module.Doubles))
export const Merge = dynamic(() => import('./merge.tsx').then((module) => module.Merge))
export const Card = dynamic(() => import('./card.tsx').then((module) => module.Card))
