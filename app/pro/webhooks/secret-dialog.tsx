import type { ComponentProps } from 'react'
import { useTranslation } from '../../use-translation.ts'
import { ShownOnceDialog } from '../keys/shown-once-dialog.tsx'

/** Has the secret of an address made, and shows it this once. */
export function SecretDialog(dialog: Omit<ComponentProps<typeof ShownOnceDialog>, 'shows'>) {
  const { t } = useTranslation()
  return (
    <ShownOnceDialog
      {...dialog}
      shows={{
        title: t('webhooks:secret.ready'),
        text: t('webhooks:secret.readyText'),
        copy: t('webhooks:secret.copy'),
        kept: t('webhooks:secret.kept'),
      }}
    />
  )
}
