'use client'

import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { useMounted } from '../../../pro-forms/use-mounted.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { LoadingScreen } from '../../layouts/loading-screen.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from '../area/area-context.ts'
import type { PasteProps } from '../areas/parts.ts'
import { PasteStep } from './paste-step.tsx'
import { PastedDone, type Written } from './pasted-done.tsx'
import type { Pasted } from './pasted-rows.ts'
import { SummaryStep } from './summary-step.tsx'

type Step = { kind: 'paste' } | { kind: 'review'; pasted: Pasted } | { kind: 'done'; written: Written }

const back = 'inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-medium text-accent-ink'

/** A price list in one paste: the text, then its rows as they were read, then the outcome of saving. */
export function PastePrices(home: PasteProps) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { definition, base } = useArea()
  const [text, setText] = useState('')
  const [step, setStep] = useState<Step>({ kind: 'paste' })
  // A list that is pasted before the fields work would be lost.
  const isMounted = useMounted()
  return (
    <ProPage title={t('business:paste.title')}>
      <p className="-mt-5.5 mb-4.5">
        {step.kind === 'review' ? (
          <button type="button" className={back} onClick={() => setStep({ kind: 'paste' })}>
            <Icon of={ArrowLeft} />
            {t('business:paste.back')}
          </button>
        ) : (
          <AppLink href={home.builder ?? base} className={back}>
            <Icon of={ArrowLeft} />
            {home.builder ? t('business:paste.toSite') : definition.label[locale]}
          </AppLink>
        )}
      </p>
      {!isMounted && <LoadingScreen />}
      {isMounted && step.kind === 'paste' && (
        <PasteStep
          text={text}
          setText={setText}
          home={home}
          onRead={(pasted) => setStep({ kind: 'review', pasted })}
        />
      )}
      {step.kind === 'review' && (
        <SummaryStep pasted={step.pasted} onDone={(written) => setStep({ kind: 'done', written })} />
      )}
      {step.kind === 'done' && (
        <PastedDone
          written={step.written}
          home={home}
          onMore={() => {
            setText('')
            setStep({ kind: 'paste' })
          }}
        />
      )}
    </ProPage>
  )
}
