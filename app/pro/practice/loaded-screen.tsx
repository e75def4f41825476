'use client'

import dynamic from 'next/dynamic'

export const Practice = dynamic(() => import('./practice.tsx').then((module) => module.Practice))
