import type { moduleSource as Source } from '../../schemas/widgets/module-messages.ts'

/*
 * `/modules/embed.js` (R119, D-WIDGET): a site that has it and `<div data-module="appointment" data-company="…">` gets the widget in the
 * place of the element, as high as its content. The content of the element is shown until the widget is there, and stays if it does not
 * come.
 */

// No imports: a module that other scripts of the build share would be a file of its own, which a plain script cannot load.
const source: typeof Source = 'med-module'
const modules = ['news', 'review', 'question', 'appointment']

const script = document.currentScript
const home = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin

/** Height before the widget has sent its own, in px. */
const firstHeight = 720
const mostHeight = 20_000

/** Attributes of the element that are parameters of the widget's address: `data-doctor`. */
const parameters = ['company', 'cabinet', 'doctor', 'service', 'theme', 'primary']
const languages = ['kk', 'uz', 'en']

function place(element: HTMLElement, id: string): void {
  const { module = '', lang = '', title = '' } = element.dataset
  if (!modules.includes(module)) return
  const url = new URL(`${languages.includes(lang) ? `/${lang}` : ''}/modules/${module}`, home)
  for (const name of parameters) {
    const value = element.dataset[name]
    if (value) url.searchParams.set(name, value)
  }
  url.searchParams.set('id', id)

  const frame = document.createElement('iframe')
  frame.src = url.href
  frame.title = title || document.title
  frame.loading = 'lazy'
  frame.height = String(firstHeight)
  frame.style.cssText = 'width:1px;min-width:100%;border:0;display:block'
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  const before = [...element.childNodes]
  element.append(frame)

  addEventListener('message', ({ source: from, origin, data }) => {
    if (from !== frame.contentWindow || origin !== home) return
    if (data?.source !== source || data.v !== 1 || data.id !== id) return
    const payload = (data.payload ?? {}) as { height?: unknown }
    if (data.type === 'ready') {
      for (const node of before) node.remove()
      frame.contentWindow?.postMessage({ type: 'init', source, v: 1, id }, home)
    } else if (data.type === 'resize' && typeof payload.height === 'number' && payload.height > 0)
      frame.height = String(Math.min(payload.height, mostHeight))
    else if (data.type === 'submitted')
      element.dispatchEvent(new CustomEvent(`${source}:submitted`, { bubbles: true, detail: payload }))
  })
}

const placeAll = () => {
  for (const [index, element] of [...document.querySelectorAll<HTMLElement>('[data-module]')].entries()) {
    if (element.dataset.placed) continue
    element.dataset.placed = 'yes'
    place(element, `${source}-${index}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`)
  }
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', placeAll)
else placeAll()
