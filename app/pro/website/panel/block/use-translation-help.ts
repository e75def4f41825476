import { type FocusEvent, type KeyboardEvent, useMemo, useRef } from 'react'
import { defaultLocale } from '../../../../../locales/locale.ts'
import { placeAround } from '../../../../../pro-forms/field-place.ts'
import type { TranslationHelp } from '../../../../../pro-forms/form-context.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import { staleSource, stillRight } from '../../../../../schemas/draft/sources.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useWide } from '../../../use-wide.ts'
import { useBuilder, useDraftState, useSelection } from '../../draft/builder/builder-context.ts'
import { useNextText } from '../../draft/texts/texts-context.tsx'

const stepsOf = (place: string): Path =>
  place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/**
 * For the form of a block: the texts beside translations, the field that gets the focus, the path of the text that had it last, and
 * Ctrl+Enter, which opens the next missing text.
 */
export function useTranslationHelp(page: string, block: StoredBlock) {
  const { t } = useTranslation()
  const { store, mayChange } = useBuilder()
  const language = useSelection('language')
  const isBeside = useSelection('isBeside')
  const target = useSelection('target')
  const sources = useDraftState(({ draft }) => draft.sources)
  const isWide = useWide()
  const next = useNextText(language)
  const place = useRef<Path>(undefined)
  const { id } = block
  const help = useMemo(
    (): TranslationHelp => ({
      beside: isBeside && isWide ? defaultLocale : undefined,
      staleOf: (texts) => {
        const source = staleSource({ sources }, id, language, texts)
        if (source === undefined) return undefined
        const confirm = () =>
          store.getState().change([stillRight(id, language, texts)], t('forms:stale.right'))
        return { source, ...(mayChange && { confirm }) }
      },
    }),
    [sources, id, language, isBeside, isWide, mayChange, store, t],
  )
  const inBlock = useMemo(() => {
    const at = target?.path.indexOf(id) ?? -1
    return target && at === 3 && target.path[4] === 'props'
      ? { path: target.path.slice(5), seq: target.seq }
      : undefined
  }, [target, id])
  const onFocus = ({ target: focused }: FocusEvent) => {
    const around = placeAround(focused)
    if (around) place.current = ['pages', page, 'blocks', id, 'props', ...stepsOf(around)]
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !next) return
    event.preventDefault()
    next(place.current)
  }
  return { help, inBlock, place, onFocus, onKeyDown }
}
