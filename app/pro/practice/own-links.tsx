import CalendarDays from 'lucide-react/icons/calendar-days'
import Contact from 'lucide-react/icons/contact'
import FileText from 'lucide-react/icons/file-text'
import NotepadText from 'lucide-react/icons/notepad-text'
import Tags from 'lucide-react/icons/tags'
import { Icon, type IconGlyph } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'

const icons = {
  patients: Contact,
  papers: FileText,
  prices: Tags,
  templates: NotepadText,
  calendar: CalendarDays,
} satisfies Record<string, IconGlyph>

/** The paths of what else is a doctor's own, without the language; those that they may not open are absent. */
export type PracticeLinks = Partial<Record<keyof typeof icons, string>>

const order = Object.keys(icons) as (keyof typeof icons)[]

/** The ways to the screens of what is the doctor's. */
export function OwnLinks({ links }: { links: PracticeLinks }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('practice:mine')}>
      <ul className="grid grid-cols-2 gap-2 @min-[40rem]/page:grid-cols-3">
        {order.flatMap((name) => {
          const href = links[name]
          return href === undefined
            ? []
            : [
                <li key={name}>
                  <AppLink
                    href={href}
                    className="flex h-full min-h-20 flex-col justify-between gap-2 rounded-card bg-surface p-3 font-medium hover:bg-accent-wash"
                  >
                    <Icon of={icons[name]} className="text-accent-ink" />
                    {t(`practice:${name}`)}
                  </AppLink>
                </li>,
              ]
        })}
      </ul>
    </nav>
  )
}
