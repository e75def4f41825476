import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { call } from '../../../../../client/call.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Expandable } from '../../../../../ui/shown/expandable.tsx'
import { useSubjectMutation } from '../../../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useMoment } from '../../draft/site/use-moment.ts'
import { Notice } from '../../publish/notices/notice.tsx'
import { type SiteDomain, siteDomains } from './domain-queries.ts'
import { DomainSteps } from './domain-steps.tsx'

const looks = {
  waiting: { tone: 'accent', icon: Clock },
  taken: { tone: 'danger', icon: CircleAlert },
  elsewhere: { tone: 'accent', icon: Clock },
  works: { tone: 'accent', icon: CircleCheck },
  lost: { tone: 'warning', icon: CircleAlert },
  confirmed: { tone: 'accent', icon: CircleCheck },
} as const satisfies Record<SiteDomain['STATE'], unknown>

/** A domain: its state in a sentence, the next step, and the records to enter at the registrar. */
export function DomainCard({ domain }: { domain: SiteDomain }) {
  const { t } = useTranslation()
  const { at } = useMoment()
  const { place, mayPublish } = useBuilder()
  const { busy, act } = useSubjectMutation(siteDomains)
  const [isRemoving, setRemoving] = useState(false)
  const { HOST, NAME, STATE, RECORDS, CHECKED_AT, NEXT_AT, MISSING_SINCE } = domain
  const path = `/w-business/${place}/clinic_website/domain/${encodeURIComponent(HOST)}`
  const steps = <DomainSteps domain={domain} />
  return (
    <section aria-label={NAME} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="text-lg font-semibold wrap-anywhere">{NAME}</h3>
      <div role="status">
        <Notice
          {...looks[STATE]}
          title={t(`business:site.domain.state.${STATE}`, { at: MISSING_SINCE ? at(MISSING_SINCE) : '' })}
          text={t(`business:site.domain.now.${STATE}`)}
        />
      </div>
      {RECORDS.length > 0 &&
        STATE !== 'taken' &&
        (STATE === 'works' ? (
          <Expandable summary={t('business:site.domain.records')}>
            <div className="-me-9">{steps}</div>
          </Expandable>
        ) : (
          steps
        ))}
      {CHECKED_AT && STATE !== 'taken' && (
        <p className="text-sm text-ink-soft">
          {t('business:site.domain.checked', { at: at(CHECKED_AT) })}{' '}
          {t(NEXT_AT ? 'business:site.domain.checksAgain' : 'business:site.domain.checksNoMore')}
        </p>
      )}
      {mayPublish && !isRemoving && (
        <div className="flex flex-wrap gap-2">
          {RECORDS.length > 0 && (
            <Button
              variant={STATE === 'works' ? 'secondary' : 'primary'}
              loading={busy === 'check'}
              onClick={() =>
                act('check', () => call('POST', `${path}/verify`), t('business:site.domain.checkDone'))
              }
            >
              {t('business:site.domain.check')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setRemoving(true)}>
            {t('business:site.domain.remove')}
          </Button>
        </div>
      )}
      {isRemoving && (
        <section aria-label={t('business:site.domain.removeTitle', { name: NAME })}>
          <p className="mb-3">{t('business:site.domain.removeText', { name: NAME })}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="danger"
              loading={busy === 'remove'}
              onClick={() =>
                act('remove', () => call('DELETE', path), t('business:site.domain.removed', { name: NAME }))
              }
            >
              {t('business:site.domain.removeDo')}
            </Button>
            <Button variant="secondary" autoFocus onClick={() => setRemoving(false)}>
              {t('business:cancel')}
            </Button>
          </div>
        </section>
      )}
    </section>
  )
}
