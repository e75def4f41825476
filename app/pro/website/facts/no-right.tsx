import { roleLabels } from '../../../../schemas/roles.ts'
import type { Section } from '../../../../schemas/sections.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { rolesThatMay } from './roles-that-may.ts'

/** Says who may change what the person may not. */
export function NoRight({ section }: { section: Section }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const who = rolesThatMay(section).map((role) => roleLabels[role][locale].toLocaleLowerCase(locale))
  return <p>{t('business:site.media.facts.noRight', { who: who.join(', ') })}</p>
}
