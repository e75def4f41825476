import MessagesSquare from 'lucide-react/icons/messages-square'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'

/** A link from a clinic's site to the page of the directory on which an online consultation with it begins (R13). */
export function ConsultationLink({ href }: { href: string }) {
  const { t } = usePage()
  return (
    <ButtonLink link={{ href }} variant="secondary" className="@lg:self-start">
      <Icon of={MessagesSquare} />
      <span>{t('blocks:online-consultations.ask')}</span>
    </ButtonLink>
  )
}
