'use client'

import Copy from 'lucide-react/icons/copy'
import Inbox from 'lucide-react/icons/inbox'
import { call } from '../../../client/call.ts'
import { type FiledCaseState, filedCaseStates } from '../../../schemas/api/filed-case.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { copyText } from '../../copy-text.ts'
import { filedCases, staffCases } from '../../queries/filed-cases.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { LiveSound } from '../live-sound.tsx'
import { StateList } from '../state-list.tsx'
import { FiledCaseCard } from './filed-case-card.tsx'

type Props = {
  place: string
  kind: string
  /** The kind of its live stream. */
  live: `case_${string}`
  /** The name of the list. */
  title: string
  /** The path of the screen. */
  path: string
  /** The address of the form for patients; absent where the clinic takes none. */
  form?: string
  state: FiledCaseState
  page: number
}

/** The cases of a kind that visitors have filed to the clinic, with the actions for each, and the link to the form. */
export function FiledCases({ place, kind, live, title, path, form, state, page }: Props) {
  const { t } = useTranslation()
  const { data, meta, COUNTS } = useApiQuery(staffCases(place, kind, state, page))
  const names = {
    waiting: t('cases:staff.waiting'),
    settled: t('cases:staff.settled'),
    all: t('cases:staff.all'),
  }
  return (
    <StateList
      title={title}
      lead={t(form ? 'cases:staff.lead' : 'cases:staff.closed')}
      tools={
        <div className="flex items-center gap-3">
          {form && (
            <Button variant="secondary" onClick={() => void copyText(t, form)}>
              <Icon of={Copy} />
              <span>{t('cases:staff.copy')}</span>
            </Button>
          )}
          <LiveSound
            place={place}
            kind={live}
            subject={filedCases}
            label={t('cases:staff.sound')}
            told={(count) => t('cases:staff.news', { count })}
          />
        </div>
      }
      filter={t('cases:staff.filter')}
      states={filedCaseStates}
      nameOf={(one) => names[one]}
      counts={COUNTS}
      empty={{
        icon: Inbox,
        title: t(`cases:staff.empty.${state}`),
        ...(state === 'all' && form && { text: t('cases:staff.emptyText') }),
      }}
      path={path}
      state={state}
      meta={meta}
    >
      {data.map((one) => (
        <FiledCaseCard
          key={one.CASE_CODE}
          filed={one}
          subject={filedCases}
          send={(arrow, body) =>
            call(
              'POST',
              `/w-business/${place}/cases/${kind}/${encodeURIComponent(one.CASE_CODE)}/${arrow}`,
              body,
            )
          }
        />
      ))}
    </StateList>
  )
}
