'use client'

import MessageCircle from 'lucide-react/icons/message-circle'
import { areaPath } from '../../../schemas/areas/registry.ts'
import whatsappTemplates from '../../../schemas/areas/whatsapp-templates.ts'
import { chatAddress } from '../../../schemas/core/link.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { patientMessages } from '../../queries/whatsapp.ts'
import { useTranslation } from '../../use-translation.ts'
import { PatientPartState } from '../patient-part-state.tsx'
import type { PatientPart, PatientPartProps } from '../patient-parts.ts'

/** The clinic's messages as the patient would read them, each opening the chat in WhatsApp with its words. */
function Messages({ place, base, patient, permissions }: PatientPartProps) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return (
    <PatientPartState query={patientMessages(place, patient)}>
      {({ TEL, STOPPED_AT, MESSAGES }) => {
        if (TEL === null) return <p className="text-ink-soft">{t('business:whatsapp.messages.noPhone')}</p>
        if (STOPPED_AT) return <p className="text-ink-soft">{t('business:whatsapp.messages.refused')}</p>
        if (MESSAGES.length === 0)
          return (
            <div className="grid justify-items-start gap-2">
              <p className="text-ink-soft">{t('business:whatsapp.messages.none')}</p>
              {permissions.whatsapp?.includes('write') && (
                <AppLink
                  href={`${base}/${areaPath(whatsappTemplates)}`}
                  className="link inline-flex min-h-11 items-center"
                >
                  {whatsappTemplates.label[locale]}
                </AppLink>
              )}
            </div>
          )
        return (
          <ul className="divide-y divide-line border-y border-line">
            {MESSAGES.map(({ CODE, NAME, LANG, TEXT, MISSING }) => (
              <li key={CODE} className="grid gap-2 py-3">
                <h3 className="font-medium">{NAME}</h3>
                <p lang={LANG} className="max-w-text whitespace-pre-line text-ink-soft wrap-anywhere">
                  {TEXT}
                </p>
                {MISSING.length > 0 ? (
                  <p className="text-sm">
                    {t('business:whatsapp.messages.missing', { names: MISSING.join(', ') })}
                  </p>
                ) : (
                  <p>
                    <ButtonLink
                      variant="secondary"
                      icon={MessageCircle}
                      link={{
                        href: chatAddress(TEL, TEXT),
                        external: true,
                      }}
                    >
                      {t('business:whatsapp.messages.open')}
                      <span className="sr-only">: {NAME}</span>
                    </ButtonLink>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )
      }}
    </PatientPartState>
  )
}

export const part: PatientPart = {
  label: 'business:patients.whatsapp.title',
  order: 45,
  section: 'patients',
  Part: Messages,
}
