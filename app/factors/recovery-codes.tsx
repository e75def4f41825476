'use client'

import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { saveFile } from '../../client/save-file.ts'
import { formatRecoveryCode } from '../../schemas/formats/recovery-code.ts'
import { Button } from '../../ui/button/button.tsx'
import { copyText } from '../copy-text.ts'
import { useTranslation } from '../use-translation.ts'
import { printText } from './print-text.ts'

/** New recovery codes, which are never shown again, with ways to keep them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation()
  const shown = codes.map(formatRecoveryCode)
  const text = [t('profile:factors.codes.head'), '', ...shown].join('\n')
  const save = () => saveFile(new Blob([text], { type: 'text/plain' }), 'shipa-codes.txt')
  return (
    <>
      <p className="mb-4">{t('profile:factors.codes.text')}</p>
      <ul className="grid gap-x-6 gap-y-2 rounded-card bg-surface p-4 font-mono tabular-nums min-[400px]:grid-cols-2">
        {shown.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2 *:grow">
        <Button variant="secondary" icon={Copy} onClick={() => void copyText(t, text)}>
          {t('profile:factors.codes.copy')}
        </Button>
        <Button variant="secondary" icon={Download} onClick={save}>
          {t('profile:factors.codes.save')}
        </Button>
        <Button variant="secondary" icon={Printer} onClick={() => printText(text)}>
          {t('profile:factors.codes.print')}
        </Button>
      </div>
      <Button className="mt-6 w-full" onClick={onClose}>
        {t('profile:factors.codes.kept')}
      </Button>
    </>
  )
}
