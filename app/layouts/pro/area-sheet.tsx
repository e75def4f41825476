'use client'

import { lazy, Suspense, useState } from 'react'
import { useAppState } from '../../state/app-state.ts'
import type { AreaSheetProps } from './loaded-area-sheet.tsx'

const load = () => import('./loaded-area-sheet.tsx')
const Loaded = lazy(async () => ({ default: (await load()).LoadedAreaSheet }))

/** Loads the sheet before the press that opens it; a press tries again. */
export const prepareAreaSheet = () => void load().catch(() => {})

/** All areas on a phone: a sheet from below, loaded when it is opened. */
export function AreaSheet(props: AreaSheetProps) {
  const isOpen = useAppState(({ isNavActive }) => isNavActive)
  const [isLoaded, setLoaded] = useState(isOpen)
  if (isOpen && !isLoaded) setLoaded(true)
  return (
    isLoaded && (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  )
}
