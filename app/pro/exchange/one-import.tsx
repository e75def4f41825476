'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OpenedImport, ShownRows } from '../../../schemas/api/exchange.ts'
import { busyStates } from '../../../schemas/exchange/import.ts'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppBackLink } from '../../navigation/app-back-link.tsx'
import { exchange, oneImport } from '../../queries/exchange.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { ChooseColumns } from './choose-columns.tsx'
import type { ExchangePlace } from './exchange-place.ts'
import { Planned } from './planned.tsx'
import { type Step, Steps } from './steps.tsx'
import { Working } from './working.tsx'
import { Written } from './written.tsx'

type Props = {
  place: ExchangePlace
  code: string
  /** Which rows are shown, and which page of them. */
  show: ShownRows | undefined
  page: number
  now: string
}

/** How often an import that is being worked on is looked at. */
const lookMs = 1000

const isBusy = (state: OpenedImport['STATE']): boolean => busyStates.some((busy) => busy === state)

const stepOf: Record<OpenedImport['STATE'], Step> = {
  looking: 'columns',
  looked: 'columns',
  planning: 'check',
  planned: 'check',
  writing: 'done',
  written: 'done',
  undoing: 'done',
  undone: 'done',
}

/** A part of an import's page. It gets the focus when it takes the place of another one, so that a screen reader goes on there. */
function Part({ id, children }: { id: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== id) element.current?.focus({ preventScroll: true })
    before.current = id
  }, [id])
  return (
    <div ref={element} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}

/** An import from its columns to its undoing. Its state is the server's: the page can be left and opened again at any time. */
export function OneImport({ place, code, ...shown }: Props) {
  const { t } = useTranslation()
  const table = useApiQuery(oneImport(place.place, code))
  const invalidate = useInvalidate(exchange)
  const { STATE: state } = table
  const [isChanging, setChanging] = useState(false)
  const isWorking = isBusy(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another one each time
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(() => void invalidate(), lookMs)
    return () => clearInterval(timer)
  }, [isWorking])
  const isColumns = state === 'looked' || (state === 'planned' && isChanging)
  const columnsKey = JSON.stringify([
    table.HEAD_FROM,
    table.HEAD_AT,
    table.COLUMNS.map(({ FIELD, WAY }) => [FIELD, WAY]),
  ])
  return (
    <>
      <AppBackLink href={place.path} label={t('exchange:back')} />
      <ProPage title={table.LABEL} lead={table.FILE}>
        <Steps current={isColumns ? 'columns' : stepOf[state]} />
        <Part id={isColumns ? 'columns' : isWorking ? 'work' : state}>
          {isWorking && <Working table={table} place={place} />}
          {isColumns && (
            <ChooseColumns
              key={columnsKey}
              columnsKey={columnsKey}
              table={table}
              place={place}
              onChosen={() => setChanging(false)}
              onCancel={state === 'planned' ? () => setChanging(false) : undefined}
            />
          )}
          {state === 'planned' && !isChanging && (
            <Planned table={table} place={place} {...shown} onColumns={() => setChanging(true)} />
          )}
          {(state === 'written' || state === 'undone') && <Written table={table} place={place} {...shown} />}
        </Part>
      </ProPage>
    </>
  )
}
