'use client'

import dynamic from 'next/dynamic'

export const Patients = dynamic(() => import('./patients.tsx').then((module) => module.Patients))
export const Card = dynamic(() => import('./card.tsx').then((module) => module.Card))
