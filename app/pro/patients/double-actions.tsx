import { call } from '../../../client/call.ts'
import { localizePath } from '../../../locales/locale.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { patients } from '../../queries/patients.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { usePatientsPlace } from './patients-place.ts'

/** What can be done with two cards that may be of one person: compare and merge them, or say that the people are different. */
export function DoubleActions({ codes }: { codes: readonly string[] }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, path } = usePatientsPlace()
  const { busy, act } = useSubjectMutation(patients)
  const [one = '', other = ''] = codes
  const keepApart = () =>
    act(
      'apart',
      () => call('POST', `/w-business/${place}/patient/${one}/distinct`, { OTHER: other }),
      t('business:doubles.toldApart'),
    )
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink
        variant="secondary"
        link={{ href: localizePath(`${path}/merge?one=${one}&other=${other}`, locale) }}
      >
        {t('business:doubles.compare')}
      </ButtonLink>
      <Button variant="empty" loading={busy === 'apart'} onClick={() => void keepApart()}>
        {t('business:doubles.apart')}
      </Button>
    </div>
  )
}
