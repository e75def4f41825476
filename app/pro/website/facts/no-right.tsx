import type { Section } from '../../../../schemas/sections.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { rolesThatMay } from '../roles-that-may.ts'

/** Says who may change what the person may not. */
export function NoRight({ section }: { section: Section }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return <p>{t('business:site.media.facts.noRight', { who: rolesThatMay(section, 'write', locale) })}</p>
}
