import type { ReactNode } from 'react'
import type { BuiltArea } from '../layouts/pro/areas.ts'
import { cabinetsScreen } from './cabinets/cabinets-screen.tsx'
import type { ProState } from './load-pro.ts'
import { staffScreen } from './staff/staff-screen.tsx'

/** What a screen is drawn from: who is where, and what of the address lies below the area. */
export type ScreenProps = { state: ProState; path: readonly string[] }

/** The screens of the areas that are built. */
export const screens: Record<BuiltArea, (props: ScreenProps) => Promise<ReactNode>> = {
  cabinets: cabinetsScreen,
  staff: staffScreen,
}
