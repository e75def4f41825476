'use client'

import type { PasteProps } from '../areas/parts.ts'
import { partsOf } from '../areas/registry.ts'
import { useArea } from './area-context.ts'

/** The screen on which many rows of an area are pasted; nothing where it has none. */
export function AreaPaste(props: PasteProps) {
  const { Paste } = partsOf(useArea().definition.name)
  return Paste && <Paste.Screen {...props} />
}
