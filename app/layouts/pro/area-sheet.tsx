'use client'

import { loadedPart } from '../../../ui/loaded/loaded-part.tsx'
import { useAppState } from '../../state/app-state.ts'
import type { AreaSheetProps } from './loaded-area-sheet.tsx'

const Sheet = loadedPart<AreaSheetProps & { isOpen: boolean; onFailed: () => void }>(
  async () => (await import('./loaded-area-sheet.tsx')).LoadedAreaSheet,
  { isNeeded: ({ isOpen }) => isOpen, giveUp: ({ onFailed }) => onFailed() },
)

/** Loads the sheet before the press that opens it; a press tries again. */
export const prepareAreaSheet = Sheet.prepare

/** All areas on a phone: a sheet from below, loaded when it is opened. */
export function AreaSheet(props: AreaSheetProps) {
  const isOpen = useAppState(({ isNavActive }) => isNavActive)
  const setOpen = useAppState(({ setNavActive }) => setNavActive)
  return <Sheet {...props} isOpen={isOpen} onFailed={() => setOpen(false)} />
}
