'use client'

import dynamic from 'next/dynamic'

/** `QueryCache`, loaded with the first screen that reads by `useApiQuery`: a page that the server draws alone needs none. */
export const QueryScope = dynamic(() => import('./query-cache.tsx').then(({ QueryCache }) => QueryCache))
