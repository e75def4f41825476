import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../client/call.ts'
import type { StaffConsultation } from '../../../schemas/api/consultation.ts'
import { consultations } from '../../queries/consultations.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'

/**
 * Reports messages as read once they are on a visible screen. Returns the messages with those marked that were new when it was opened, or
 * have come since then; the first of them is scrolled to.
 */
export function useReading(
  place: string,
  { CONSULTATION_CODE, CREATED_AT, MESSAGES, UNREAD }: StaffConsultation,
): StaffConsultation['MESSAGES'] {
  const invalidate = useInvalidate(consultations)
  const last = MESSAGES.at(-1)?.AT ?? CREATED_AT
  const [newFrom] = useState(() => {
    const first = MESSAGES.find(({ IS_NEW }) => IS_NEW)
    return first ? Date.parse(first.AT) : Date.parse(last) + 1
  })
  const isUnread = UNREAD > 0

  const read = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    const path = `/w-business/${place}/online_consultation/${encodeURIComponent(CONSULTATION_CODE)}/read`
    // If this call fails, the next message reports it.
    call('POST', path, { UNTIL: last }).then(invalidate, () => {})
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later message is read anew
  useEffect(() => {
    if (!isUnread) return
    const look = () => read()
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isUnread, last])
  useEffect(() => document.querySelector('[data-new]')?.scrollIntoView({ block: 'center' }), [])
  return MESSAGES.map((message) => ({
    ...message,
    IS_NEW: message.BY === 'patient' && Date.parse(message.AT) >= newFrom,
  }))
}
