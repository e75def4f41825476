'use client'

import dynamic from 'next/dynamic'

export const Keys = dynamic(() => import('../keys/keys.tsx').then((module) => module.Keys))
export const Staff = dynamic(() => import('./staff.tsx').then((module) => module.Staff))
