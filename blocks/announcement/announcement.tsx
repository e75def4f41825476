import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { AnnouncementProps } from '../../schemas/blocks/announcement.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

const tones = {
  calm: { icon: Info, panel: 'bg-accent-wash', word: 'text-accent-ink' },
  important: { icon: TriangleAlert, panel: 'bg-warning-tint', word: 'text-warning-ink' },
}

/**
 * A notice of the clinic. A word and an icon say its tone; it is a region, not an alert, so it does not interrupt
 * screen readers.
 */
export default function Announcement({ title, text, action, tone }: AnnouncementProps) {
  const { t } = usePage()
  const toneId = useElementId('tone')
  const titleId = useElementId('title')
  const { icon, panel, word } = tones[tone]
  return (
    <section aria-labelledby={`${toneId} ${titleId}`} className="section">
      <div className={`notice ${panel}`}>
        <p id={toneId} className={`notice-tone ${word}`}>
          <Icon of={icon} />
          {t(`blocks:announcement.${tone}`)}
        </p>
        <h2 id={titleId}>
          <LocalizedText value={title} />
        </h2>
        {text && (
          <p className="whitespace-pre-line">
            <LocalizedText value={text} />
          </p>
        )}
        {action && (
          <p>
            <a
              href={action.link.href}
              rel={action.link.external ? 'external noopener' : undefined}
              className="link touch font-medium"
            >
              <LocalizedText value={action.label} />
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
