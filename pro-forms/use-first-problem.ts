import { type RefObject, useEffect, useRef, useState } from 'react'
import { isLocale, type Locale } from '../locales/locale.ts'
import type { Problem } from '../schemas/core/problem.ts'
import { usePage } from '../ui/core/page-context.tsx'
import { focusWhenThere } from './field-place.ts'

/** Selector of the first control that is invalid or in an invalid group. */
const firstWrong = [
  '[aria-invalid="true"]',
  '[data-wrong="true"] :is(input:not([hidden]), button, textarea, [contenteditable="true"])',
].join()

type FirstProblem = {
  /** Ref of the element around the form. */
  form: RefObject<HTMLFormElement | null>
  /** The language in which texts are edited. */
  locale: Locale
  setLocale: (locale: Locale) => void
}

/**
 * Focuses the first problem each time problems are shown (`shown` is incremented), after switching to the language of
 * the invalid text.
 */
export function useFirstProblem(problems: readonly Problem[], shown: number): FirstProblem {
  const [locale, setLocale] = useState<Locale>(usePage().locale)
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when problems are shown again
  useEffect(() => {
    if (shown === 0) return undefined
    const wrong = problems.flatMap(({ path }) => path.find((step) => isLocale(step)) ?? [])
    const [first] = wrong
    if (first && !wrong.includes(locale)) setLocale(first)
    let giveUp = () => {}
    // A frame later the texts of the language are there.
    const frame = requestAnimationFrame(() => {
      giveUp = focusWhenThere(() => form.current?.querySelector<HTMLElement>(firstWrong))
    })
    return () => {
      cancelAnimationFrame(frame)
      giveUp()
    }
  }, [shown])
  return { form, locale, setLocale }
}
