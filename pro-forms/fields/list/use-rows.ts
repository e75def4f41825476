import { useCallback, useEffect, useRef, useState } from 'react'
import type { Path } from '../../../schemas/core/problem.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { useFormSettings } from '../../form-context.ts'
import { move } from '../../move.ts'
import { undoToast } from '../undo-toast.tsx'
import { useNewItem } from '../use-new-item.ts'

type Options = {
  value: readonly unknown[]
  set: (next: unknown[]) => void
  /** The initial value of a new row. */
  blank: unknown
  isWrong: (index: number) => boolean
  path: Path
}

/** The open row and the operations on rows. The functions are stable, so that closed rows are not rendered again. */
export function useRows({ value, set, blank, isWrong, path }: Options) {
  const { t } = usePage()
  const { shown, target } = useFormSettings()
  const firstWrong = () => value.findIndex((_, index) => isWrong(index))
  const [open, setOpen] = useState(() => Math.max(firstWrong(), value.length === 1 ? 0 : -1))
  const [moved, setMoved] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const goTo = useNewItem(list)
  const latest = useRef({ value, set })
  latest.current = { value, set }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when problems are shown again
  useEffect(() => {
    if (shown > 0 && firstWrong() >= 0 && !isWrong(open)) setOpen(firstWrong())
  }, [shown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when another value is looked for
  useEffect(() => {
    const index = target?.path[path.length]
    const isInside = target && path.every((step, at) => step === target.path[at])
    if (isInside && typeof index === 'number' && index < value.length) setOpen(index)
  }, [target])

  /** Focuses a part of a row after the next render. */
  const focusOn = useCallback((index: number, part: string) => {
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus(),
    )
  }, [])

  const add = useCallback(() => {
    const { value: before, set: change } = latest.current
    change([...before, blank])
    setOpen(before.length)
    goTo(before.length)
  }, [blank, goTo])

  const remove = useCallback(
    (index: number) => {
      const { value: before, set: change } = latest.current
      change(before.toSpliced(index, 1))
      setOpen((current) => (current === index ? -1 : current > index ? current - 1 : current))
      undoToast(t('forms:list.removed'), t('forms:undo'), () => {
        const { value: now, set: put } = latest.current
        put(now.toSpliced(Math.min(index, now.length), 0, before[index]))
      })
    },
    [t],
  )

  /** Moves a row; `part` is the button that keeps the focus. */
  const moveRow = useCallback(
    (from: number, to: number, part: string) => {
      const { value: before, set: change } = latest.current
      if (to < 0 || to >= before.length || from === to) return
      change(move(before, from, to))
      setOpen((current) => (current === from ? to : -1))
      setMoved(t('forms:list.moved', { number: to + 1, count: before.length }))
      focusOn(to, part)
    },
    [t, focusOn],
  )

  const toggle = useCallback((index: number) => setOpen((now) => (now === index ? -1 : index)), [])

  return { list, open, moved, add, remove, move: moveRow, toggle }
}
