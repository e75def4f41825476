'use client'

import KeyRound from 'lucide-react/icons/key-round'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Smartphone from 'lucide-react/icons/smartphone'
import { type ReactNode, useState } from 'react'
import { useKnowsPasskeys } from '../../client/passkey/use-knows-passkeys.ts'
import type { OwnFactors } from '../../schemas/api/factors.ts'
import { formatInHomeZone } from '../../schemas/formats/format-in-home-zone.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon, type IconGlyph } from '../../ui/icon/icon.tsx'
import { Badge } from '../../ui/shown/badge.tsx'
import { DemoAccount } from '../profile/demo-account.tsx'
import { ownFactors, ownUser, profile } from '../queries/profile.ts'
import { useApiQuery } from '../queries/use-api-query.ts'
import { useInvalidate, useSubjectMutation } from '../queries/use-subject-mutation.ts'
import { useTranslation } from '../use-translation.ts'
import { changeFactors } from './change-factors.ts'
import { FactorHistory } from './factor-history.tsx'
import type { FactorTask } from './factor-task.ts'
import { FactorDialog } from './loaded-dialog.tsx'

/** Recovery codes of which so few are left are marked. */
const few = 3

/** One factor: what it is, how it stands, and the button that changes it. */
function Row({
  icon,
  name,
  badge,
  children,
  action,
}: {
  icon: IconGlyph
  name: string
  badge?: ReactNode
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon of={icon} className="self-start text-xl text-ink-soft max-sm:hidden" />
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium [overflow-wrap:anywhere]">
          {name}
          {badge}
        </p>
        <p className="text-sm text-ink-soft">{children}</p>
      </div>
      {action}
    </li>
  )
}

/** The person's second factors, how to add and remove them, and what has happened to them. */
export function Factors({ now }: { now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const found = useApiQuery(ownFactors)
  const { IS_DEMO } = useApiQuery(ownUser)
  const invalidate = useInvalidate(profile)
  const [task, setTask] = useState<FactorTask>()
  const knowsPasskeys = useKnowsPasskeys()
  const at = (instant: string) => formatInHomeZone(instant, locale, now)
  const { APP, PASSKEYS, CODES_LEFT } = found
  const isOn = APP !== null || PASSKEYS.length > 0
  const used = ({ CREATED_AT, USED_AT }: { CREATED_AT: string; USED_AT: string | null }) =>
    USED_AT
      ? t('profile:factors.usedAt', { date: at(USED_AT) })
      : t('profile:factors.addedAt', { date: at(CREATED_AT) })

  function close() {
    setTask(undefined)
    void invalidate()
  }
  const button = (kind: 'addApp' | 'addPasskey' | 'makeCodes' | 'removeApp', label: string) => (
    <Button variant="secondary" size="small" onClick={() => setTask({ kind })}>
      {label}
    </Button>
  )
  return IS_DEMO ? (
    <DemoAccount />
  ) : (
    <>
      <Notices found={found} at={at} />
      <ul className="divide-y divide-line">
        <Row
          icon={Smartphone}
          name={t('profile:factors.app')}
          badge={APP && <Badge tone="success">{t('profile:factors.on')}</Badge>}
          action={
            APP
              ? button('removeApp', t('profile:factors.turnOff'))
              : button('addApp', t('profile:factors.setUp'))
          }
        >
          {APP ? used(APP) : t('profile:factors.appText')}
        </Row>
        {PASSKEYS.map((passkey) => (
          <Row
            key={passkey.PASSKEY_ID}
            icon={KeyRound}
            name={passkey.NAME}
            badge={<Badge tone="success">{t('profile:factors.passkey')}</Badge>}
            action={
              <Button
                variant="secondary"
                size="small"
                aria-label={`${t('profile:factors.remove')}: ${passkey.NAME}`}
                onClick={() => setTask({ kind: 'removePasskey', id: passkey.PASSKEY_ID, name: passkey.NAME })}
              >
                {t('profile:factors.remove')}
              </Button>
            }
          >
            {used(passkey)}
          </Row>
        ))}
        <Row
          icon={KeyRound}
          name={t('profile:factors.newPasskey')}
          action={knowsPasskeys && button('addPasskey', t('profile:factors.add'))}
        >
          {knowsPasskeys ? t('profile:factors.passkeyText') : t('profile:factors.noPasskeys')}
        </Row>
        {isOn && (
          <Row
            icon={LifeBuoy}
            name={t('profile:factors.codes.title')}
            badge={
              <Badge tone={CODES_LEFT <= few ? 'warning' : 'neutral'}>
                {t('profile:factors.left', { count: CODES_LEFT })}
              </Badge>
            }
            action={button('makeCodes', t('profile:factors.makeCodes'))}
          >
            {t('profile:factors.codesText')}
          </Row>
        )}
      </ul>
      <FactorHistory history={found.HISTORY} now={now} />
      {task && <FactorDialog task={task} onClose={close} />}
    </>
  )
}

/** A reset that waits, which the person may refuse, and the clinics that require a second step. */
function Notices({ found, at }: { found: OwnFactors; at: (instant: string) => string }) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(profile)
  const { RESET, REQUIRED_BY, APP, PASSKEYS } = found
  const isMissing = APP === null && PASSKEYS.length === 0
  const refuse = () => act('refuse', changeFactors.refuseReset, t('profile:factors.reset.refused'))
  return (
    <>
      {RESET && (
        <div className="mb-4 rounded-card bg-warning-tint p-4 text-warning-ink">
          <p>
            {RESET.READY_AT
              ? t('profile:factors.reset.asked', { date: at(RESET.READY_AT) })
              : t('profile:factors.reset.allowed', { clinic: RESET.COMPANY ?? '' })}
          </p>
          <Button
            variant="secondary"
            className="mt-3"
            loading={busy === 'refuse'}
            onClick={() => void refuse()}
          >
            {t('profile:factors.reset.refuse')}
          </Button>
        </div>
      )}
      {isMissing &&
        REQUIRED_BY.map(({ COMPANY_CODE, NAME, FROM }) => (
          <p key={COMPANY_CODE} className="mb-4 rounded-card bg-warning-tint p-4 text-warning-ink">
            {t('profile:factors.requiredBy', { clinic: NAME, date: at(FROM) })}
          </p>
        ))}
    </>
  )
}
