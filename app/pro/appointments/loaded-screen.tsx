'use client'

import dynamic from 'next/dynamic'

export const Appointments = dynamic(() => import('./appointments.tsx').then((module) => module.Appointments))
