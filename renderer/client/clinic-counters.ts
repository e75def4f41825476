import { isSecretPage, loadScript } from './foreign-scripts.ts'

type Queue = { (...call: unknown[]): void; a?: unknown[][]; l?: number }
type Counting = { ym?: Queue; dataLayer?: unknown[] }

/** Counts visits by Yandex Metrica. Session recordings stay off: these are pages of clinics. */
function countByMetrika(page: Counting, id: number): void {
  const queue: Queue = (...call) => {
    queue.a = [...(queue.a ?? []), call]
  }
  queue.l = Date.now()
  page.ym ??= queue
  page.ym(id, 'init', { webvisor: false, clickmap: false, trackLinks: false, accurateTrackBounce: true })
  loadScript('https://mc.yandex.ru/metrika/tag.js')
}

/** Counts visits by Google Analytics, without signals for advertising. */
function countByGoogle(page: Counting, id: string): void {
  page.dataLayer ??= []
  const queue = page.dataLayer
  // The script reads calls from the list as the `arguments` of a function, not as arrays.
  function tag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments)
  }
  tag('js', new Date())
  tag('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
}

/** Starts the counters of a clinic (D-DESIGN). Call it once, for a visitor who consents. */
export function startClinicCounters({ metrika, google }: { metrika?: string; google?: string }): void {
  if (isSecretPage()) return
  const page = globalThis as Counting
  if (metrika) countByMetrika(page, Number(metrika))
  if (google) countByGoogle(page, google)
}
