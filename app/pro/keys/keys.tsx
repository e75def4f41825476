'use client'

import KeyRound from 'lucide-react/icons/key-round'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppBackLink } from '../../navigation/app-back-link.tsx'
import { apiKeys } from '../../queries/keys.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { KeyRow } from './key-row.tsx'
import { MakeKey } from './make-key.tsx'

/** The keys of programs that work with the data of the company, for an owner. */
export function Keys({ place, staffPath }: { place: string; staffPath: string }) {
  const { t } = useTranslation()
  const all = useApiQuery(apiKeys(place))
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <AppBackLink href={staffPath} label={t('keys:back')} />
      <ProPage
        title={t('keys:title')}
        lead={t('keys:lead')}
        action={
          <Button icon={Plus} onClick={() => setMaking(true)}>
            {t('keys:make')}
          </Button>
        }
      >
        {all.length === 0 ? (
          <EmptyState icon={KeyRound} title={t('keys:empty')} text={t('keys:emptyText')} />
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {all.map((key) => (
              <KeyRow key={key.KEY_CODE} apiKey={key} place={place} />
            ))}
          </ul>
        )}
        <p className="mt-6">
          <a href="/api/docs" className="link">
            {t('keys:docs')}
          </a>
        </p>
        <MakeKey place={place} isOpen={isMaking} onOpenChange={setMaking} />
      </ProPage>
    </>
  )
}
