import { useState } from 'react'
import { useBuilder } from '../../draft/builder/builder-context.ts'

/** The number of the request to publish that is looked at: at first the one that the address names, as a mail does. */
export function useLookedApproval() {
  const { approval: first } = useBuilder()
  const [approval, setApproval] = useState(first)
  const lookAt = (number: number | undefined) => {
    setApproval(number)
    // Loaded again, the builder does not open it once more.
    history.replaceState(history.state, '', location.pathname)
  }
  return { approval, lookAt }
}
