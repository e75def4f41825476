'use client'

import dynamic from 'next/dynamic'

/** The list or the form of an area around which it stands. */
export const AreaFrame = dynamic(() => import('./area-frame.tsx').then((module) => module.AreaFrame))
export const AreaList = dynamic(() => import('./area-list.tsx').then((module) => module.AreaList))
export const AreaForm = dynamic(() => import('./area-form.tsx').then((module) => module.AreaForm))
export const AreaPaste = dynamic(() => import('./area-paste.tsx').then((module) => module.AreaPaste))
