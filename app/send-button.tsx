'use client'

import Share2 from 'lucide-react/icons/share-2'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '../ui/button/button.tsx'

type Props = {
  /** What is sent, when the button is pressed. */
  what: () => ShareData
  className?: string
  children: ReactNode
}

const neverChanges = () => () => undefined

/** Sends something by the system's share dialog. Without one there is no button; nor on the server, which does not know. */
export function SendButton({ what, className, children }: Props) {
  const canSend = useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === 'function',
    () => false,
  )
  const send = () =>
    navigator.share(what()).catch(() => {
      // The person closed the system's share dialog.
    })
  return (
    canSend && (
      <Button variant="secondary" icon={Share2} onClick={send} {...(className && { className })}>
        {children}
      </Button>
    )
  )
}
