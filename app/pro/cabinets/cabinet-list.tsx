'use client'

import Plus from 'lucide-react/icons/plus'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { move } from '../../../pro-forms/move.ts'
import type { AreaRow } from '../../../schemas/api/area.ts'
import type { Cabinet } from '../../../schemas/areas/cabinets.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { messageOf } from '../message-of.ts'
import { CabinetCard } from './cabinet-card.tsx'

type Props = {
  /** Company and cabinet as a path has them. */
  place: string
  /** The address of the list. */
  base: string
  mayChange: boolean
  mayAdd: boolean
  cabinets: readonly AreaRow<Cabinet>[]
}

/** The branches of a clinic in the order in which patients see them; the first is the main one. */
export function CabinetList({ place, base, mayChange, mayAdd, cabinets }: Props) {
  const { t } = usePage()
  const router = useRouter()
  const [shown, setShown] = useState(cabinets)
  const [seen, setSeen] = useState(cabinets)
  if (seen !== cabinets) {
    setSeen(cabinets)
    setShown(cabinets)
  }

  async function put(from: number, to: number) {
    const before = shown
    const next = move(shown, from, to)
    setShown(next)
    try {
      await call('PUT', `/w-business/${place}/cabinets_order`, { CODES: next.map(({ CODE }) => CODE) })
      router.refresh()
    } catch (error) {
      setShown(before)
      toast({ message: messageOf(error), variant: 'error' })
    }
  }
  const add = (
    <AppLink href={`${base}/new`} className={buttonClass('primary')}>
      <Icon of={Plus} />
      {t('business:cabinets.add')}
    </AppLink>
  )
  return (
    <ProPage title={t('application:area.cabinets')} action={mayAdd && shown.length > 0 && add}>
      {shown.length === 0 ? (
        <EmptyState
          title={t('business:cabinets.none')}
          text={t('business:cabinets.noneText')}
          action={mayAdd && add}
        />
      ) : (
        <ul className="grid gap-3">
          {shown.map((cabinet, index) => (
            <CabinetCard
              key={cabinet.CODE}
              cabinet={cabinet}
              isMain={index === 0}
              href={`${base}/${encodeURIComponent(cabinet.CODE)}`}
              {...(mayChange &&
                mayAdd &&
                shown.length > 1 && {
                  move: {
                    up: index > 0 ? () => void put(index, index - 1) : undefined,
                    down: index < shown.length - 1 ? () => void put(index, index + 1) : undefined,
                  },
                })}
            />
          ))}
        </ul>
      )}
    </ProPage>
  )
}
