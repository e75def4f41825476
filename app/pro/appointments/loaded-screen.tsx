'use client'

import dynamic from 'next/dynamic'

export const Appointments = dynamic(() => import('./appointments.tsx').then((module) => module.Appointments))
export const DayCloseScreen = dynamic(() =>
  import('./day-close/day-close.tsx').then((module) => module.DayCloseScreen),
)
