import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { CallError } from '../client/call-error.ts'
import { toast } from '../ui/toast/toast-store.ts'

/**
 * One press, one call: `act(name, call, said)` tells of success by `said` and shows the screen anew, or tells why it
 * failed; true where it went well. `busy` is the name of what is under way.
 */
export function useAct() {
  const router = useRouter()
  const [busy, setBusy] = useState<string>()
  async function act(name: string, work: () => Promise<unknown>, said: string): Promise<boolean> {
    if (busy !== undefined) return false
    setBusy(name)
    try {
      await work()
      toast({ message: said, variant: 'success' })
      router.refresh()
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
      return false
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, act }
}
