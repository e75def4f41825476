import Copy from 'lucide-react/icons/copy'
import { Button } from '../../../../../ui/button/button.tsx'
import { copyText } from '../../../../copy-text.ts'
import { useTranslation } from '../../../../use-translation.ts'
import type { SiteDomain } from './domain-queries.ts'
import { DomainRecord } from './domain-record.tsx'

/** The steps at the registrar, for a person who has never heard of DNS, or to be forwarded to one who has. */
export function DomainSteps({ domain: { NAME, RECORDS } }: { domain: SiteDomain }) {
  const { t } = useTranslation()
  const letter = [
    t('business:site.domain.letter', { name: NAME }),
    ...RECORDS.map(({ TYPE, NAME, VALUE }) => `${TYPE}  ${NAME}  ${VALUE}`),
  ].join('\n')
  return (
    <>
      <ol className="grid list-decimal gap-2 ps-5">
        <li>{t('business:site.domain.step.registrar')}</li>
        <li>{t('business:site.domain.step.records')}</li>
        <li>{t('business:site.domain.step.wait')}</li>
      </ol>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {RECORDS.map((record) => (
          <DomainRecord key={`${record.TYPE} ${record.NAME} ${record.VALUE}`} record={record} />
        ))}
      </ul>
      <Button
        variant="empty"
        icon={Copy}
        className="-ms-3 justify-self-start"
        onClick={() => copyText(t, letter)}
      >
        {t('business:site.domain.copyAll')}
      </Button>
    </>
  )
}
