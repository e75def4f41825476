'use client'

import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Factors } from '../../factors/factors.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { ownFactors } from '../../queries/profile.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useSignOut } from '../../use-sign-out.ts'
import { useTranslation } from '../../use-translation.ts'

/** Asks a member of staff to set up a second factor, and then opens the company. A person who has one signs in with it. */
export function NeedsFactor({ clinic, isOnly, now }: { clinic: string; isOnly: boolean; now: string }) {
  const { t } = useTranslation()
  const leave = useSignOut()
  const { APP, PASSKEYS } = useApiQuery(ownFactors)
  const hasOne = APP !== null || PASSKEYS.length > 0
  // Before anything was done here: the session was begun without it.
  const [hadOne] = useState(hasOne)
  return (
    <>
      <p className="mb-4">{t('business:needsFactor.text', { clinic })}</p>
      {hadOne ? (
        <>
          <p className="mb-4 text-ink-soft">{t('business:needsFactor.signInAgain')}</p>
          <Button className="w-full" onClick={leave}>
            {t('business:needsFactor.signOut')}
          </Button>
        </>
      ) : (
        <>
          <Factors now={now} />
          {hasOne && (
            <Button className="mt-4 w-full" onClick={() => location.reload()}>
              {t('business:needsFactor.open')}
            </Button>
          )}
        </>
      )}
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <AppLink href="/profile" className="link">
          {t('business:needsFactor.profile')}
        </AppLink>
        {!isOnly && (
          <AppLink href="/pro" className="link">
            {t('business:needsFactor.other')}
          </AppLink>
        )}
      </p>
    </>
  )
}
