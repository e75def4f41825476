import type { ReactNode } from 'react'
import type { BuiltArea } from '../layouts/pro/areas.ts'
import { cabinetsScreen } from './cabinets/cabinets-screen.tsx'
import type { ScreenProps } from './screen-props.ts'
import { staffScreen } from './staff/staff-screen.tsx'

/** The screens of the areas that are built. */
export const screens: Record<BuiltArea, (props: ScreenProps) => Promise<ReactNode>> = {
  cabinets: cabinetsScreen,
  staff: staffScreen,
}
