import { useState } from 'react'
import { QuickChanges } from './features/quick/quick-changes.tsx'
import { ShareDialog } from './features/share/loaded-share.tsx'

/** What is changed most on a phone, and the links for others. */
export function QuickTab() {
  const [isSharing, setSharing] = useState(false)
  return (
    <>
      <QuickChanges onShare={() => setSharing(true)} />
      <ShareDialog isOpen={isSharing} onClose={() => setSharing(false)} />
    </>
  )
}
