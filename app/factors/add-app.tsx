'use client'

import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { CodeField } from '../../client/account/code-field.tsx'
import { Form } from '../../client/form/form.tsx'
import { useRuledForm } from '../../client/form/use-ruled-form.ts'
import { code } from '../../schemas/api/account-rules.ts'
import type { AppKey } from '../../schemas/api/factors.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { QrCode } from '../../ui/picture/qr-code.tsx'
import { copyText } from '../copy-text.ts'
import { useTranslation } from '../use-translation.ts'
import { AskPassword } from './ask-password.tsx'
import { changeFactors } from './change-factors.ts'

/** Sets up an authenticator app: the password, its key as a picture and as text, a first code. */
export function AddApp({ done }: { done: (codes: readonly string[] | null) => void }) {
  const { t } = useTranslation()
  const [key, setKey] = useState<AppKey>()
  if (key) return <ConfirmApp appKey={key} done={done} />
  return (
    <AskPassword
      text={t('profile:factors.addAppText')}
      submit={t('profile:factors.next')}
      send={async (PASSWORD) => setKey(await changeFactors.beginApp(PASSWORD))}
    />
  )
}

function ConfirmApp({
  appKey: { KEY, ADDRESS },
  done,
}: {
  appKey: AppKey
  done: (codes: readonly string[] | null) => void
}) {
  const { t } = useTranslation()
  const form = useRuledForm<{ CODE: string }>({
    rules: { CODE: code },
    send: async ({ CODE }) => done((await changeFactors.confirmApp(CODE)).CODES),
  })
  const groups = KEY.match(/.{1,4}/g)?.join(' ') ?? KEY
  return (
    <>
      <p className="mb-4">{t('profile:factors.scan')}</p>
      <QrCode text={ADDRESS} label={t('profile:factors.qr')} />
      <div className="mt-4 mb-5 grid gap-2">
        <a href={ADDRESS} className={`${buttonClass('secondary')} sm:hidden`}>
          {t('profile:factors.openApp')}
        </a>
        <p className="text-sm text-ink-soft">{t('profile:factors.keyText')}</p>
        <p className="font-mono text-sm [overflow-wrap:anywhere] select-all">{groups}</p>
        <Button
          variant="secondary"
          size="small"
          icon={Copy}
          onClick={() => void copyText(t, KEY)}
          className="justify-self-start"
        >
          {t('profile:factors.copyKey')}
        </Button>
      </div>
      <Form form={form} submit={t('profile:factors.turnOn')}>
        <CodeField label={t('account:secondStep.code')} hint={t('account:secondStep.codeHint')} />
      </Form>
    </>
  )
}
