'use client'

import dynamic from 'next/dynamic'

export const Reviews = dynamic(() => import('./reviews.tsx').then((module) => module.Reviews))
