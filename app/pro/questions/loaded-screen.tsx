'use client'

import dynamic from 'next/dynamic'

export const Questions = dynamic(() => import('./questions.tsx').then((module) => module.Questions))
