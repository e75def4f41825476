import { isPosted, moduleNames, moduleSource, posted } from '../../schemas/module-messages.ts'

/*
 * `/modules/embed.js` (R119, D-WIDGET): a site that has it and `<div data-module="appointment" data-company="…">` gets the widget in
 * the place of the element, as high as its content. What stands in the element is shown until the widget is there, and stays
 * if it does not come.
 */

const script = document.currentScript
const home = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin

/** Height before the widget has told its own, in px. */
const firstHeight = 720
const mostHeight = 20_000

/** Attributes of the element that are parameters of the widget's address: `data-doctor`. */
const parameters = ['company', 'cabinet', 'doctor', 'service', 'theme', 'primary']
const languages = ['kk', 'uz', 'en']

function place(element: HTMLElement, id: string): void {
  const { module = '', lang = '', title = '' } = element.dataset
  if (!(moduleNames as readonly string[]).includes(module)) return
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

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== home || !isPosted(data, id)) return
    const payload = (data.payload ?? {}) as { height?: unknown }
    if (data.type === 'ready') {
      for (const node of before) node.remove()
      frame.contentWindow?.postMessage(posted({ type: 'init' }, id), home)
    } else if (data.type === 'resize' && typeof payload.height === 'number' && payload.height > 0)
      frame.height = String(Math.min(payload.height, mostHeight))
    else if (data.type === 'submitted')
      element.dispatchEvent(new CustomEvent(`${moduleSource}:submitted`, { bubbles: true, detail: payload }))
  })
}

const placeAll = () => {
  for (const [index, element] of [...document.querySelectorAll<HTMLElement>('[data-module]')].entries()) {
    if (element.dataset.placed) continue
    element.dataset.placed = 'yes'
    place(element, `${moduleSource}-${index}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`)
  }
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', placeAll)
else placeAll()
