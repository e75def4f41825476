import { countedPath } from './counted-path.ts'

const choiceKey = 'analytics'
const lastKey = 'analytics-last'

/** One view of this page, unless it is the one that was counted last (B-27). Nothing about the visitor is sent. */
function countView([id = '', url = '']: string[]): void {
  const path = countedPath(location.pathname)
  if (sessionStorage.getItem(lastKey) === path) return
  sessionStorage.setItem(lastKey, path)
  navigator.sendBeacon(url, new URLSearchParams({ id, path, lang: document.documentElement.lang }))
}

/** Counts views for a visitor who has agreed, and asks one who has not said yet; one whose browser says no is not asked. */
export function askToCount(question: HTMLElement): void {
  if ((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  const target = question.dataset.analytics?.split(' ') ?? []
  const begin = () => {
    countView(target)
    // A page that Back brings out of the browser's memory is seen again.
    addEventListener('pageshow', ({ persisted }) => persisted && countView(target))
  }
  const choice = localStorage.getItem(choiceKey)
  if (choice === 'yes') {
    begin()
    return
  }
  question.hidden = choice !== null
  question.addEventListener('click', ({ target: clicked }) => {
    const answer = (clicked as Element).closest('button')?.value
    if (!answer) return
    localStorage.setItem(choiceKey, answer)
    question.hidden = true
    if (answer === 'yes') begin()
  })
}
