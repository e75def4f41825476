'use client'

import dynamic from 'next/dynamic'

export const Consultation = dynamic(() => import('./consultation.tsx').then((module) => module.Consultation))
export const Consultations = dynamic(() =>
  import('./consultations.tsx').then((module) => module.Consultations),
)
