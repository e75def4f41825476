import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'

/** Leads from a list to where its rows are brought and taken out as tables. `path` is without the language. */
export function ExchangeLink({ path }: { path: string }) {
  const { t } = useTranslation()
  return (
    <AppLink href={path} className={buttonClass('secondary')}>
      <Icon of={ArrowLeftRight} />
      {t('application:area.exchange')}
    </AppLink>
  )
}
