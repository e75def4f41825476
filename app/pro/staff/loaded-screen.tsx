'use client'

import dynamic from 'next/dynamic'

export const Staff = dynamic(() => import('./staff.tsx').then((module) => module.Staff))
