'use client'

import dynamic from 'next/dynamic'

export const Website = dynamic(() => import('./website.tsx').then((module) => module.Website))
