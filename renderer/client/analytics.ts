import {
  type Counter,
  consentChoice,
  countView,
  saveConsent,
  sendCount,
  wantsPrivacy,
} from '../../ui/visitor/count-view.ts'
import { startClinicCounters } from './clinic-counters.ts'
import { countedEvent } from './counted-event.ts'
import { loadForeignScripts } from './foreign-scripts.ts'

/** Counts a call, a message or a booking by a visitor who consents, each time (B-27). */
function countEvent(counter: Counter, pressed: Element, about: string): void {
  const event = countedEvent(pressed.closest('a')?.getAttribute('href') ?? '')
  if (event && consentChoice(about) === 'yes') sendCount(counter, event)
}

/**
 * Counts views of visitors who consented, asks those who have not answered yet, and lets both change their answer in
 * the footer. Visitors whose browser sends Global Privacy Control are not asked.
 */
export function startAnalytics(question: HTMLElement): void {
  if (wantsPrivacy()) return
  const [id = '', url = ''] = question.dataset.analytics?.split(' ') ?? []
  const scripts = question.dataset.scripts?.split(' ') ?? []
  const { metrika, google } = question.dataset
  // A visitor's consent for one clinic's counters is no consent for those of another.
  const about = [metrika, google].filter(Boolean).join(' ')
  let isLoaded = false
  const count = () => {
    if (url) countView({ id, url }, about)
    if (isLoaded || consentChoice(about) !== 'yes') return
    isLoaded = true
    loadForeignScripts(scripts)
    startClinicCounters({ ...(metrika && { metrika }), ...(google && { google }) })
  }
  count()
  // A page restored from the back/forward cache counts as another view.
  addEventListener('pageshow', ({ persisted }) => persisted && count())
  if (url)
    addEventListener('click', ({ target: pressed }) => countEvent({ id, url }, pressed as Element, about))

  // The height of the question for the styles in consent.tsx: 0 while it is hidden.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent-height', `${question.offsetHeight}px`)
  }).observe(question)

  /** The footer's button, while the question is open because of it. */
  let opener: HTMLElement | null = null
  const close = () => {
    question.hidden = true
    opener?.focus()
    opener = null
  }
  question.hidden = consentChoice(about) !== null
  question.addEventListener('click', ({ target: clicked }) => {
    const answer = (clicked as Element).closest('button')?.value
    if (!answer) return
    saveConsent(answer, about)
    close()
    count()
  })
  question.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && opener) close()
  })

  const again = document.querySelector<HTMLElement>('[data-consent]')
  if (!again) return
  again.hidden = false
  again.addEventListener('click', ({ target: clicked }) => {
    opener = (clicked as Element).closest('button')
    for (const chosen of question.querySelectorAll<HTMLElement>('[data-chosen]'))
      chosen.hidden = chosen.dataset.chosen !== consentChoice(about)
    question.hidden = false
    question.focus()
  })
}
