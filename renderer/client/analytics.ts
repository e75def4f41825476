import { countedEvent } from './counted-event.ts'
import { countedPath } from './counted-path.ts'

const choiceKey = 'analytics'
const lastKey = 'analytics-last'

const choice = () => localStorage.getItem(choiceKey)

/**
 * Counts one view of this page, unless it was the last one counted, if the visitor consents (B-27). Nothing that
 * identifies the visitor is sent. If consent was withdrawn, here or in another tab, the stored path is deleted.
 */
function countView([id = '', url = '']: string[]): void {
  if (choice() !== 'yes') {
    sessionStorage.removeItem(lastKey)
    return
  }
  const path = countedPath(location.pathname)
  if (sessionStorage.getItem(lastKey) === path) return
  sessionStorage.setItem(lastKey, path)
  send(url, { id, path })
}

const send = (url: string, sent: Record<string, string>) =>
  navigator.sendBeacon(url, new URLSearchParams({ ...sent, lang: document.documentElement.lang }))

/** Counts a call, a message or a booking by a visitor who consents, each time (B-27). */
function countEvent([id = '', url = '']: string[], pressed: Element): void {
  const event = countedEvent(pressed.closest('a')?.getAttribute('href') ?? '')
  if (event && choice() === 'yes') send(url, { id, path: countedPath(location.pathname), event })
}

/**
 * Counts views of visitors who consented, asks those who have not answered yet, and lets both change their answer in
 * the footer. Visitors whose browser sends Global Privacy Control are not asked.
 */
export function startAnalytics(question: HTMLElement): void {
  if ((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  const target = question.dataset.analytics?.split(' ') ?? []
  countView(target)
  // A page restored from the back/forward cache counts as another view.
  addEventListener('pageshow', ({ persisted }) => persisted && countView(target))
  addEventListener('click', ({ target: pressed }) => countEvent(target, pressed as Element))

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
  question.hidden = choice() !== null
  question.addEventListener('click', ({ target: clicked }) => {
    const answer = (clicked as Element).closest('button')?.value
    if (!answer) return
    localStorage.setItem(choiceKey, answer)
    close()
    countView(target)
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
      chosen.hidden = chosen.dataset.chosen !== choice()
    question.hidden = false
    question.focus()
  })
}
