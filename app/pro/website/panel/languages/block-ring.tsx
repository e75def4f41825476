import { defaultLocale } from '../../../../../locales/locale.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useSelection } from '../../draft/builder/builder-context.ts'
import { useCount, useTextsOf } from '../../draft/texts/texts-context.tsx'
import { Ring } from './ring.tsx'

/** The share of a block that is written in the shown language. In Russian, with which the others are compared, only missing texts. */
export function BlockRing({ id }: { id: string }) {
  const language = useSelection('language')
  const count = useCount()
  const texts = useTextsOf(id)
  const counted = count(language, texts)
  if (language === defaultLocale && counted.filled === counted.total) return null
  return <Ring locale={language} count={counted} />
}

/** How many translations of a block are stale, in words beside its ring. */
export function StaleNote({ id }: { id: string }) {
  const { t } = usePage()
  const language = useSelection('language')
  const { stale } = useCount()(language, useTextsOf(id))
  if (stale === 0) return null
  return (
    <span className="block text-sm text-warning-ink first-letter:uppercase">
      {t('business:site.languages.stale', { count: stale })}
    </span>
  )
}
