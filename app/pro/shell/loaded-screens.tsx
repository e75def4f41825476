'use client'

import dynamic from 'next/dynamic'

export const TakenDown = dynamic(() => import('./taken-down.tsx').then((module) => module.TakenDown))
export const NeedsMore = dynamic(() => import('./needs-more.tsx').then((module) => module.NeedsMore))
export const NoAccess = dynamic(() => import('./no-access.tsx').then((module) => module.NoAccess))
export const NeedsFactor = dynamic(() => import('./needs-factor.tsx').then((module) => module.NeedsFactor))
