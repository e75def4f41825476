'use client'

import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { type KeySection, keySections } from '../../../schemas/access/scopes.ts'
import type { ApiKey } from '../../../schemas/api/keys.ts'
import { formatHomeDay } from '../../../schemas/formats/format-in-home-zone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { keys } from '../../queries/keys.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { levelOf, levelWord } from './levels.ts'

const sections = Object.keys(keySections) as KeySection[]

/** A key: for which program, what it may, when it worked last, and the button that ends it. */
export function KeyRow({ apiKey, place }: { apiKey: ApiKey; place: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { busy, act } = useSubjectMutation(keys)
  const { KEY_CODE, NAME: name, START, SCOPES, REVOKED_AT, USED_AT } = apiKey
  const day = (instant: string) => formatHomeDay(instant, locale)
  const nobody = t('keys:nobody')
  const given = sections.flatMap((section) => {
    const level = levelOf(section, SCOPES)
    return level === 'none'
      ? []
      : [`${t(`application:area.${section}`)}: ${t(levelWord(level)).toLowerCase()}`]
  })

  async function revoke() {
    const done = await act(
      'revoke',
      () => call('DELETE', `/w-business/${place}/api_keys/${KEY_CODE}`),
      t('keys:revoked', { name }),
    )
    if (done) setAsking(false)
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <h2 className="text-base font-semibold wrap-anywhere">{name}</h2>
        <p className="font-mono text-sm text-ink-soft">{START}…</p>
        <p className="mt-1 text-sm text-ink-soft">
          {t('keys:made', { date: day(apiKey.CREATED_AT), name: apiKey.CREATED_BY ?? nobody })}.{' '}
          {USED_AT ? t('keys:used', { date: day(USED_AT) }) : t('keys:unused')}.
        </p>
        {REVOKED_AT !== null ? (
          <p className="mt-1 text-sm text-danger-ink">
            {t('keys:revokedAt', { date: day(REVOKED_AT), name: apiKey.REVOKED_BY ?? nobody })}
          </p>
        ) : (
          <p className="mt-1 text-sm">{given.join('; ')}</p>
        )}
      </div>
      {REVOKED_AT === null && (
        <Button
          variant="secondary"
          aria-label={t('keys:revokeNamed', { name })}
          onClick={() => setAsking(true)}
        >
          {t('keys:revoke')}
        </Button>
      )}
      {isAsking && (
        <Dialog
          id="revoke-key"
          size="small"
          title={t('keys:revokeTitle', { name })}
          description={t('keys:revokeText')}
          open
          onOpenChange={(open) => open || setAsking(false)}
          actions={
            <>
              <Button variant="danger" loading={busy !== undefined} onClick={revoke}>
                {t('keys:revoke')}
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {t('business:cancel')}
              </Button>
            </>
          }
        />
      )}
    </li>
  )
}
