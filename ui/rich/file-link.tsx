import FileDown from 'lucide-react/icons/file-down'
import type { Locale } from '../../locales/locale.ts'
import { fileKind } from '../../schemas/formats/file-url.ts'
import { isHref } from '../../schemas/formats/href.ts'
import { usePage } from '../core/page-context.tsx'
import { fileSize } from '../file-upload/file-size.ts'
import { Icon } from '../icon/icon.tsx'
import { size, words } from './values.ts'

/** A link to a file, which says its type and size. */
export function FileLink({ value, lang }: { value: Record<string, unknown>; lang: Locale }) {
  const { locale, t } = usePage()
  const name = words(value.name)
  if (!name) return null
  const { href } = value
  if (!isHref(href)) return <p>{name}</p>
  const bytes = size(value.bytes)
  const about = [fileKind(href), bytes && fileSize(t, bytes)].filter(Boolean).join(', ')
  return (
    <p>
      <a
        href={href}
        rel={/^https?:/.test(href) ? 'external noopener' : undefined}
        className="card link inline-flex min-h-11 max-w-full items-start gap-3 px-4 py-3 hover:bg-accent-tint"
      >
        <Icon of={FileDown} className="mt-0.5 text-accent-mark" />
        <span className="min-w-0">
          {name}
          {about && (
            <span className="text-sm text-ink-soft" lang={lang === locale ? undefined : locale}>
              {` (${about})`}
            </span>
          )}
        </span>
      </a>
    </p>
  )
}
