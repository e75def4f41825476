import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { localizePath } from '../../../../locales/locale.ts'
import type { ModeratedRegistration } from '../../../../schemas/api/moderation.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { fileSize } from '../../../../ui/file-upload/file-size.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useTranslation } from '../../../use-translation.ts'

/** The company's documents: pictures, re-encoded by the server, are shown in place; a PDF is downloaded. */
export function Papers({ company: { COMPANY_CODE, SCANS } }: { company: ModeratedRegistration }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="text-xl">
        {t('registration:field.LICENSE_SCANS')}
      </h2>
      {SCANS.length === 0 && <p className="mt-2 text-ink-soft">{t('moderation:noPapers')}</p>}
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {SCANS.map(({ PAPER_ID, NAME, TYPE, SIZE }) => {
          const href = localizePath(`/moderation/companies/${COMPANY_CODE}/papers/${PAPER_ID}`, locale)
          const name = NAME || t('moderation:paper')
          return (
            <li key={PAPER_ID} className="overflow-hidden rounded-card bg-surface">
              {TYPE.startsWith('image/') ? (
                <img
                  src={href}
                  alt={name}
                  loading="lazy"
                  className="aspect-4/3 w-full bg-sunken object-contain"
                />
              ) : (
                <div className="grid aspect-4/3 place-items-center bg-sunken text-ink-faint">
                  <Icon of={FileText} className="size-10" />
                </div>
              )}
              <a href={href} download className="flex min-h-11 items-center gap-2 px-4 py-2 text-accent-ink">
                <Icon of={Download} />
                <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                <span className="ms-auto text-sm whitespace-nowrap text-ink-soft">{fileSize(t, SIZE)}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
