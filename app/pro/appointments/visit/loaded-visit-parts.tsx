'use client'

import dynamic from 'next/dynamic'

/* Loaded when they are shown: who looks at the calendar needs neither. */

export const MoneyPart = dynamic(() => import('./money/money-part.tsx').then((module) => module.MoneyPart))
export const NotesPart = dynamic(() => import('./notes/notes-part.tsx').then((module) => module.NotesPart))
