import {
  isPosted,
  type ModuleMessage,
  posted,
  type Sent,
  sentEvent,
} from '../../schemas/widgets/module-messages.ts'

/** How often a new height is sent, in milliseconds. */
const resizeMs = 50

/** Whether a page at `origin` may have the widget: one of its own host, or of `hosts` with their subdomains. */
export function mayFrame(origin: string, hosts: readonly string[], own: string): boolean {
  const { host } = new URL(origin)
  return host === own || hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))
}

/**
 * In a widget: answers the page around it, and sends it the height of the content and the numbers of sent forms (D-WIDGET). Only the
 * greeting, which is empty, goes out before that page has proved its origin. Without a script around it nothing is sent.
 */
export function answerHost(hosts: readonly string[]): void {
  const id = new URLSearchParams(location.search).get('id') ?? ''
  const main = document.querySelector('main')
  if (parent === window || !id || !main) return
  let target: string | undefined
  const tell = (message: ModuleMessage) => target && parent.postMessage(posted(message, id), target)

  let told = 0
  let isWaiting = false
  const postHeight = () => {
    isWaiting = false
    const height = Math.ceil(main.getBoundingClientRect().bottom + scrollY)
    if (!target || Math.abs(height - told) < 1) return
    told = height
    tell({ type: 'resize', payload: { height } })
  }
  new ResizeObserver(() => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(postHeight, resizeMs)
  }).observe(main)

  // A form without script says it by the page that follows it.
  const postFormSent = () => {
    const { sent, code } = document.querySelector<HTMLElement>('[data-sent]')?.dataset ?? {}
    if (sent) tell({ type: 'submitted', payload: { kind: sent as Sent['kind'], ...(code && { code }) } })
  }
  document.addEventListener(sentEvent, (event) =>
    tell({ type: 'submitted', payload: (event as CustomEvent<Sent>).detail }),
  )
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || !isPosted(data, id) || data.type !== 'init') return
    if (!mayFrame(origin, hosts, location.host)) return
    const isFirst = target === undefined
    target = origin
    told = 0
    postHeight()
    if (isFirst) postFormSent()
  })
  parent.postMessage(posted({ type: 'ready' }, id), '*')
}
