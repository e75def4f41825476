import { useState } from 'react'
import { QuickChanges } from './features/quick/quick-changes.tsx'
import { ShareDialog } from './features/share/loaded-share.tsx'

/** The most frequent changes on a phone, and the links to share. */
export function QuickTab() {
  const [isSharing, setSharing] = useState(false)
  return (
    <>
      <QuickChanges onShare={() => setSharing(true)} />
      <ShareDialog isOpen={isSharing} onClose={() => setSharing(false)} />
    </>
  )
}
