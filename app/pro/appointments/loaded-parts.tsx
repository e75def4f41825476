'use client'

import dynamic from 'next/dynamic'

/*
 * Each screen of the section is loaded when it is shown, each dialog when it is opened: the person who looks at the day needs neither the forms of
 * a visit nor those of hours.
 */

export const CalendarScreen = dynamic(() =>
  import('./calendar/calendar-screen.tsx').then((module) => module.CalendarScreen),
)
export const ScheduleScreen = dynamic(() =>
  import('./schedule/schedule-screen.tsx').then((module) => module.ScheduleScreen),
)
