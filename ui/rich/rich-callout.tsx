import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import type { Locale } from '../../locales/locale.ts'
import { usePage } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { oneOf } from './values.ts'

const looks = {
  note: { icon: Info, panel: 'bg-surface border-accent-line', word: 'text-accent-ink' },
  warning: { icon: TriangleAlert, panel: 'bg-warning-tint border-warning', word: 'text-warning-ink' },
  important: { icon: CircleAlert, panel: 'bg-danger-tint border-danger', word: 'text-danger-ink' },
}
const tones = ['note', 'warning', 'important'] as const

type Props = { value: Record<string, unknown>; lang: Locale; children: ReactNode }

/** Paragraphs that stand out, under the name of their kind. */
export function RichCallout({ value, lang, children }: Props) {
  const { locale, t } = usePage()
  const tone = oneOf(tones, value.tone) ?? 'note'
  const { icon, panel, word } = looks[tone]
  const name = t(`ui:rich.${tone}`)
  return (
    <aside aria-label={name} className={`card border-s-4 ${panel}`}>
      <p
        className={`mb-2 flex gap-2 font-semibold ${word}`}
        lang={lang === locale ? undefined : locale}
        aria-hidden
      >
        <Icon of={icon} className="mt-0.5" />
        {name}
      </p>
      <div className="prose">{children}</div>
    </aside>
  )
}
