'use client'

import dynamic from 'next/dynamic'

/*
 * Next loads all client code that a page of the server imports, whichever screen it shows. Behind these imports it loads only the shown
 * screen's code.
 */

/** The list or the form of an area around which it stands. */
export const AreaFrame = dynamic(() => import('./area/area-frame.tsx').then((module) => module.AreaFrame))
export const AreaList = dynamic(() => import('./area/area-list.tsx').then((module) => module.AreaList))
export const AreaForm = dynamic(() => import('./area/area-form.tsx').then((module) => module.AreaForm))
export const AreaPaste = dynamic(() => import('./area/area-paste.tsx').then((module) => module.AreaPaste))
export const Staff = dynamic(() => import('./staff/staff.tsx').then((module) => module.Staff))
export const Appointments = dynamic(() =>
  import('./appointments/appointments.tsx').then((module) => module.Appointments),
)
export const Reviews = dynamic(() => import('./reviews/reviews.tsx').then((module) => module.Reviews))
export const Questions = dynamic(() => import('./questions/questions.tsx').then((module) => module.Questions))
export const Consultations = dynamic(() =>
  import('./consultations/consultations.tsx').then((module) => module.Consultations),
)
export const Consultation = dynamic(() =>
  import('./consultations/consultation.tsx').then((module) => module.Consultation),
)
export const Website = dynamic(() => import('./website/website.tsx').then((module) => module.Website))
export const TakenDown = dynamic(() => import('./shell/taken-down.tsx').then((module) => module.TakenDown))
export const NoAccess = dynamic(() => import('./shell/no-access.tsx').then((module) => module.NoAccess))
