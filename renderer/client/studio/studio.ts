import '../../../ui/loaded/older-browsers.ts'
import { enableVisualEditing } from '@sanity/visual-editing/enable-visual-editing'
import {
  type Opened,
  onProductHost,
  perspectiveQuery,
  tokenQuery,
  withToken,
} from '../../../schemas/canvas/preview-token.ts'
import { morphDocument } from '../canvas/morph.ts'
import { keepToken } from '../preview/keep-token.ts'
import { refuseCalls } from '../preview/refuse-calls.ts'

/* The page of a draft in the frame of a studio: a click opens its field there, and changes are drawn without loading the page anew. */

const script = document.querySelector<HTMLScriptElement>('script[data-clinic]')
const { clinic = '', refusal = '', ownHost } = script?.dataset ?? {}
const opened: Opened = { SLUG: clinic, PAGE: null, ...(ownHost !== undefined && { isOwnHost: true }) }

refuseCalls(refusal)
keepToken(opened)

/** Only pages with the token may be shown in the frame; other links open beside it. */
function openOthersBeside({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.href && !new URL(link.href).searchParams.has(tokenQuery)) link.target = '_blank'
}
addEventListener('click', openOthersBeside, { capture: true })

/** The address of the page as the studio knows it, on the product's host and without what is of the preview alone. */
function shownAddress(): string {
  const address = new URL(location.href)
  for (const name of [tokenQuery, perspectiveQuery]) address.searchParams.delete(name)
  const path = opened.isOwnHost ? onProductHost(clinic, address.pathname) : address.pathname
  return path + address.search + address.hash
}

const withOwnToken = (address: string): string =>
  withToken(opened, address, new URLSearchParams(location.search).get(tokenQuery) ?? '')

async function refresh(): Promise<void> {
  const answer = await fetch(location.href)
  if (!answer.ok) return location.reload()
  morphDocument(await answer.text())
}

/** The version of the content that the address asks for; the first page has that of the studio. */
function showPerspective(perspective: unknown): void {
  const address = new URL(location.href)
  const name = [perspective].flat().join(',')
  if (address.searchParams.get(perspectiveQuery) === name) return
  address.searchParams.set(perspectiveQuery, name)
  location.replace(address)
}

enableVisualEditing({
  history: {
    subscribe: (navigate) => {
      navigate({ type: 'replace', title: document.title, url: shownAddress() })
      return () => {}
    },
    update: ({ type, url }) => {
      if (type === 'pop') return history.back()
      if (type === 'replace') location.replace(withOwnToken(url))
      else location.assign(withOwnToken(url))
    },
  },
  refresh,
  onPerspectiveChange: showPerspective,
})
