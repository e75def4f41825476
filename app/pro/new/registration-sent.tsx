import CircleCheck from 'lucide-react/icons/circle-check'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'

/** The next steps, after a registration was sent to the moderators. */
export function RegistrationSent({ code }: { code: string }) {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="flex size-12 items-center justify-center rounded-control bg-success-tint text-success-ink">
        <Icon of={CircleCheck} />
      </span>
      <h1
        tabIndex={-1}
        ref={(element) => {
          element?.focus()
        }}
        className="mt-4 text-3xl outline-none"
      >
        {t('registration:sent.title')}
      </h1>
      <p className="mt-2 max-w-text text-lg text-ink-soft">{t('registration:sent.text')}</p>
      <ol className="mt-6 grid list-decimal gap-2 ps-5">
        <li>{t('registration:sent.letter')}</li>
        <li>{t('registration:sent.mend')}</li>
        <li>{t('registration:sent.shown')}</li>
      </ol>
      <AppLink href={`/pro/${code}`} className="btn btn-primary mt-8">
        {t('registration:sent.open')}
      </AppLink>
    </div>
  )
}
