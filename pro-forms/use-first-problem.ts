import { type RefObject, useEffect, useRef, useState } from 'react'
import { isLocale, type Locale } from '../locales/locale.ts'
import type { Problem } from '../schemas/problem.ts'
import { usePage } from '../ui/page-context.tsx'

/** The first control that is wrong, or stands in a group that is. */
const firstWrong = [
  '[aria-invalid="true"]',
  '[data-wrong="true"] :is(input:not([hidden]), button, textarea, [contenteditable="true"])',
].join()

type FirstProblem = {
  /** Put on the element around the form. */
  form: RefObject<HTMLFormElement | null>
  /** The language that texts are written in. */
  locale: Locale
  setLocale: (locale: Locale) => void
}

/**
 * Leads to the first problem each time that problems are shown anew (`shown` grows): a text is mended in the language
 * in which it is wrong, and the control gets the focus.
 */
export function useFirstProblem(problems: readonly Problem[], shown: number): FirstProblem {
  const [locale, setLocale] = useState<Locale>(usePage().locale)
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when problems are shown anew
  useEffect(() => {
    if (shown === 0) return
    const wrong = problems.flatMap(({ path }) => path.find((step) => isLocale(step)) ?? [])
    const [first] = wrong
    if (first && !wrong.includes(locale)) setLocale(first)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(firstWrong)?.focus())
  }, [shown])
  return { form, locale, setLocale }
}
