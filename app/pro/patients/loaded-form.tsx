'use client'

import dynamic from 'next/dynamic'

/* Loaded when it is opened. */

export const PatientDialog = dynamic(() =>
  import('./patient-dialog.tsx').then((module) => module.PatientDialog),
)
