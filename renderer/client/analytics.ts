import { countedEvent } from './counted-event.ts'
import { countedPath } from './counted-path.ts'

const choiceKey = 'analytics'
const lastKey = 'analytics-last'

const choice = () => localStorage.getItem(choiceKey)

/**
 * One view of this page, unless it is the one that was counted last, of a visitor who agrees (B-27). Nothing about the
 * visitor is sent; of one who does not agree any more, here or in another tab, nothing stays.
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

/** That a visitor who agrees calls, writes or books, each time (B-27). */
function countEvent([id = '', url = '']: string[], pressed: Element): void {
  const event = countedEvent(pressed.closest('a')?.getAttribute('href') ?? '')
  if (event && choice() === 'yes') send(url, { id, path: countedPath(location.pathname), event })
}

/**
 * Counts views for a visitor who has agreed, asks one who has not said yet, and lets both change their mind in the
 * footer. One whose browser says no is not asked.
 */
export function askToCount(question: HTMLElement): void {
  if ((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  const target = question.dataset.analytics?.split(' ') ?? []
  countView(target)
  // A page that Back brings out of the browser's memory is seen again.
  addEventListener('pageshow', ({ persisted }) => persisted && countView(target))
  addEventListener('click', ({ target: pressed }) => countEvent(target, pressed as Element))

  // How high it is, for the styles that come with it; nothing while it is hidden.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--asked', `${question.offsetHeight}px`)
  }).observe(question)

  /** The footer's button, while the question is open at its request. */
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
