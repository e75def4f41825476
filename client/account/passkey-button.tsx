'use client'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { useKnowsPasskeys } from '../passkey/use-knows-passkeys.ts'
import { goOn, type Step, type StepProps } from './step.ts'

type Props = StepProps & {
  /** Signs in, or returns the step to do first. */
  act: () => Promise<Step | undefined>
  /** Shows the errors where those of the form are. */
  run: (act: () => Promise<void>) => Promise<void>
}

/** Signs in by a passkey; nothing in a browser that knows none. */
export function PasskeyButton({ act, run, go, done }: Props) {
  const { t } = usePage()
  const [isBusy, setBusy] = useState(false)
  if (!useKnowsPasskeys()) return null
  const press = async () => {
    setBusy(true)
    await run(async () => goOn({ go, done }, await act())).finally(() => setBusy(false))
  }
  return (
    <Button
      variant="secondary"
      icon={KeyRound}
      loading={isBusy}
      onClick={() => void press()}
      className="mb-2 w-full"
    >
      {t('account:passkey.use')}
    </Button>
  )
}
