'use client'

import { call } from '../../../client/call.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { ownWhatsapp, profile } from '../../queries/profile.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { Part } from './part.tsx'

/** Whether messages come by WhatsApp; absent where the product cannot send any, or the phone is not confirmed. */
export function WhatsappSetting({ now }: { now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { TEL, AGREED_AT } = useApiQuery(ownWhatsapp)
  const { busy, act } = useSubjectMutation(profile)
  if (TEL === null) return null
  const change = (AGREES: boolean) =>
    act(
      'whatsapp',
      () => call('PUT', '/w-front/v1/user/whatsapp', { AGREES }),
      t(AGREES ? 'profile:settings.whatsapp.on' : 'profile:settings.whatsapp.off'),
    )
  return (
    <Part id="whatsapp" title="WhatsApp">
      <Switch
        label={t('profile:settings.whatsapp.agree')}
        note={
          AGREED_AT
            ? t('profile:settings.whatsapp.since', { date: formatInHomeZone(AGREED_AT, locale, now) })
            : formatPhone(TEL)
        }
        checked={AGREED_AT !== null}
        loading={busy === 'whatsapp'}
        onChange={({ target }) => void change(target.checked)}
      />
    </Part>
  )
}
