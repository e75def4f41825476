'use client'

import type { ChangeEvent } from 'react'
import { choiceCookie } from '../../ui/visitor/choice-cookie.ts'
import { type LowVision, lowVisionCookie, lowVisionOf, writeLowVision } from '../../ui/visitor/low-vision.ts'
import { LowVisionPanel } from '../../ui/visitor/low-vision-panel.tsx'

/** Applies and saves the current settings of the form. */
function apply({ target }: ChangeEvent<HTMLElement>) {
  const form = target instanceof HTMLInputElement && target.form
  if (!form) return
  const settings = lowVisionOf(new URLSearchParams([...new FormData(form)] as [string, string][]))
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = choiceCookie(lowVisionCookie, writeLowVision(settings))
  Object.assign(document.documentElement.dataset, settings)
}

/** The settings of the low-vision version above every page, with a link that turns it off (B-31); applied at once. */
export function LowVisionSettings({ settings }: { settings: LowVision }) {
  return (
    <div onChange={apply}>
      <LowVisionPanel settings={settings} />
    </div>
  )
}
