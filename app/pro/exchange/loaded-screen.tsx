'use client'

import dynamic from 'next/dynamic'

export const Tables = dynamic(() => import('./tables.tsx').then((module) => module.Tables))
export const NewImport = dynamic(() => import('./new-import.tsx').then((module) => module.NewImport))
export const OneImport = dynamic(() => import('./one-import.tsx').then((module) => module.OneImport))
export const Whole = dynamic(() => import('./whole/whole.tsx').then((module) => module.Whole))
