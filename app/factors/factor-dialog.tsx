'use client'

import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useTranslation } from '../use-translation.ts'
import { AddApp } from './add-app.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { AskPassword } from './ask-password.tsx'
import { changeFactors } from './change-factors.ts'
import type { FactorTask } from './factor-task.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = {
  task: FactorTask
  /** Called when it is over, done or not. */
  onClose: () => void
}

/** Adds or removes a factor, or makes recovery codes; new codes are shown before it closes. */
export function FactorDialog({ task, onClose }: Props) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<readonly string[]>()

  function done(made: readonly string[] | null) {
    if (made) return setCodes(made)
    toast({ message: t(`profile:factors.done.${task.kind}`), variant: 'success' })
    onClose()
  }
  return (
    <Dialog
      id="factor"
      size="small"
      open
      onOpenChange={(open) => !open && onClose()}
      closesOnOverlay={false}
      title={codes ? t('profile:factors.codes.title') : t(`profile:factors.task.${task.kind}`)}
    >
      {codes ? <RecoveryCodes codes={codes} onClose={onClose} /> : <Task task={task} done={done} />}
    </Dialog>
  )
}

function Task({ task, done }: { task: FactorTask; done: (codes: readonly string[] | null) => void }) {
  const { t } = useTranslation()
  switch (task.kind) {
    case 'addApp':
      return <AddApp done={done} />
    case 'addPasskey':
      return <AddPasskey done={done} />
    case 'makeCodes':
      return (
        <AskPassword
          text={t('profile:factors.makeCodesText')}
          submit={t('profile:factors.makeCodes')}
          send={async (PASSWORD) => done((await changeFactors.makeCodes(PASSWORD)).CODES)}
        />
      )
    case 'removeApp':
      return (
        <AskPassword
          text={t('profile:factors.removeAppText')}
          submit={t('profile:factors.turnOff')}
          send={async (PASSWORD) => {
            await changeFactors.removeApp(PASSWORD)
            done(null)
          }}
        />
      )
    case 'removePasskey':
      return (
        <AskPassword
          text={t('profile:factors.removePasskeyText', { name: task.name })}
          submit={t('profile:factors.remove')}
          send={async (PASSWORD) => {
            await changeFactors.removePasskey(task.id, PASSWORD)
            done(null)
          }}
        />
      )
  }
}
