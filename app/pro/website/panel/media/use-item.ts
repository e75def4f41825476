import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../../../client/call-error.ts'
import { locales } from '../../../../../locales/locale.ts'
import type { MediaItem } from '../../../../../schemas/api/media.ts'
import { isEqual } from '../../../../../schemas/core/is-equal.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { bodyOf, changeMedia, type MediaBody } from './media-calls.ts'
import { showInstead } from './show-instead.ts'

/** Milliseconds without a change after which it is saved. */
const pause = 700

/** Whether two bodies say the same; an empty description is none. */
const isSame = ({ ALT: a, ...one }: MediaBody, { ALT: b, ...other }: MediaBody) =>
  isEqual(one, other) && locales.every((locale) => (a[locale] ?? '') === (b[locale] ?? ''))

type State = 'saving' | 'saved' | 'failed'

/** An item in its form: changes are on the page at once, and saved soon after. */
export function useItem(item: MediaItem, put: (item: MediaItem) => void) {
  const { t } = useTranslation()
  const { place, store } = useBuilder()
  const [body, setBody] = useState<MediaBody>(() => bodyOf(item))
  const [state, setState] = useState<State>()
  const [fault, setFault] = useState<CallError>()

  const show = (from: MediaItem, to: MediaItem) =>
    store
      .getState()
      .change(
        showInstead(store.getState().draft, from, to),
        t('business:site.did.changed', { name: item.NAME }),
      )
  async function save(next: MediaBody): Promise<MediaItem | undefined> {
    setState('saving')
    setFault(undefined)
    try {
      const saved = await changeMedia(place, item, next)
      put(saved)
      setState('saved')
      return saved
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      setState('failed')
      setFault(thrown)
      return undefined
    }
  }
  const isUnsaved = !isSame(body, bodyOf(item))
  const latest = useRef(() => {})
  latest.current = () => {
    if (isUnsaved && body.NAME.trim() !== '') void save(body)
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
      setBody((before) => ({ ...before, ...changes }))
      if (changes.FOCUS !== undefined) show(item, { ...item, FOCUS: changes.FOCUS })
    },
    /** Crops the whole picture anew and forgets its focal point. True if it is saved. */
    async crop(CROP: MediaItem['CROP']): Promise<boolean> {
      const next = { ...body, CROP, FOCUS: null }
      const saved = await save(next)
      if (!saved) return false
      setBody(bodyOf(saved))
      show(item, saved)
      return true
    },
  }
}
