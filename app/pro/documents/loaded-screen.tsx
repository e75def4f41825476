'use client'

import dynamic from 'next/dynamic'

export const Documents = dynamic(() => import('./documents.tsx').then((module) => module.Documents))
export const IssuedOne = dynamic(() => import('./issued-one.tsx').then((module) => module.IssuedOne))
export const Issue = dynamic(() => import('./issue/issue.tsx').then((module) => module.Issue))
