import type { AreaDefinition } from '../../../../../schemas/areas/define-area.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { rolesThatMay } from '../../draft/site/roles-that-may.ts'

/** Says who has the right that the person lacks. */
export function NoRight({ section }: Pick<AreaDefinition, 'section'>) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return <p>{t('business:site.media.facts.noRight', { who: rolesThatMay(section, 'write', locale) })}</p>
}
