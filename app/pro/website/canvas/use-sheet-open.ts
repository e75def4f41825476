import { useStore } from 'zustand'
import { useWide } from '../../use-wide.ts'
import { useBuilder } from '../draft/builder/builder-context.ts'

/** True while a sheet covers the lower part of a phone's screen, and the page has moved to the upper part. */
export function useSheetOpen(): boolean {
  const isOpen = useStore(
    useBuilder().selection,
    ({ selected, isPanelOpen }) => selected !== undefined || isPanelOpen,
  )
  return !useWide() && isOpen
}
