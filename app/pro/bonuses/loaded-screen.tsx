'use client'

import dynamic from 'next/dynamic'

export const Cards = dynamic(() => import('./cards.tsx').then((module) => module.Cards))
export const Statement = dynamic(() => import('./statement.tsx').then((module) => module.Statement))
