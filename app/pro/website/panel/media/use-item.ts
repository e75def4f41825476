import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../../../client/call-error.ts'
import { locales } from '../../../../../locales/locale.ts'
import type { MediaItem } from '../../../../../schemas/api/media.ts'
import { isEqual } from '../../../../../schemas/core/is-equal.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { inTurns } from './in-turns.ts'
import { bodyOf, changeMedia, type MediaBody } from './media-calls.ts'
import { showInstead } from './show-instead.ts'

/** Milliseconds without a change after which it is saved. */
const pause = 700

/** Whether two bodies say the same; an empty description is none. */
const isSame = ({ ALT: a, ...one }: MediaBody, { ALT: b, ...other }: MediaBody) =>
  isEqual(one, other) && locales.every((locale) => (a[locale] ?? '') === (b[locale] ?? ''))

type State = 'saving' | 'saved' | 'failed'

/** The signal of calls that nobody gives up. */
const lasting = new AbortController().signal

/** An item in its form: changes are on the page at once, and saved soon after. */
export function useItem(item: MediaItem, put: (item: MediaItem) => void) {
  const { t } = useTranslation()
  const { place, store } = useBuilder()
  const [body, setBody] = useState<MediaBody>(() => bodyOf(item))
  const [state, setState] = useState<State>()
  const [fault, setFault] = useState<CallError>()
  // What the form says and what of it is saved, for calls that end before it is drawn again.
  const now = useRef(body)
  const saved = useRef(body)
  // One after the other: an older text or crop must not arrive after a newer one.
  const [inTurn] = useState(() => inTurns(1))

  const show = (from: MediaItem, to: MediaItem) =>
    store
      .getState()
      .change(
        showInstead(store.getState().draft, from, to),
        t('business:site.did.changed', { name: item.NAME }),
      )

  const isUnsaved = () => now.current.NAME.trim() !== '' && !isSame(now.current, saved.current)

  function say(next: MediaBody) {
    now.current = next
    setBody(next)
    // It is not known yet that the newest is saved.
    setState((before) => (isUnsaved() ? 'saving' : before && 'saved'))
  }

  async function send(next: MediaBody): Promise<MediaItem | undefined> {
    setState('saving')
    setFault(undefined)
    try {
      const answer = await changeMedia(place, item, next)
      saved.current = next
      put(answer)
      setState(isUnsaved() ? 'saving' : 'saved')
      return answer
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      setState('failed')
      setFault(thrown)
      return undefined
    }
  }

  const latest = useRef(() => {})
  latest.current = () => {
    void inTurn(lasting, async () => {
      if (isUnsaved()) await send(now.current)
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), pause)
    return () => clearTimeout(timer)
  }, [body])
  useEffect(() => () => latest.current(), [])

  return {
    body,
    state,
    fault,
    change(changes: Partial<MediaBody>) {
      say({ ...now.current, ...changes })
      if (changes.FOCUS !== undefined) show(item, { ...item, FOCUS: changes.FOCUS })
    },
    /** Crops the whole picture anew and forgets its focal point. True if it is saved. */
    crop: (CROP: MediaItem['CROP']): Promise<boolean> =>
      inTurn(lasting, async () => {
        const answer = await send({ ...now.current, CROP, FOCUS: null })
        if (!answer) return false
        saved.current = bodyOf(answer)
        say(saved.current)
        show(item, answer)
        return true
      }),
  }
}
