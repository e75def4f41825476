/// <reference types="vite/client" />
import { createRoot } from 'react-dom/client'
import { useStore } from 'zustand'
import { translateWith } from '../../locales/translate-with.ts'
import { PageProvider } from '../../ui/core/page-context.tsx'
import { documentTexts } from '../../ui/toast/document-texts.ts'
import { pageLocale } from '../call.ts'
import { LoginDialog } from '../login/login-dialog.tsx'
import { loginStore } from '../login/login-store.ts'
import './document-login.css'

/* Mounts the sign-in dialog at the end of a site's page; loaded when the visitor has to sign in. */

const texts = import.meta.glob<Record<string, unknown>>('../../locales/*/{account,errors,ui}.json', {
  import: 'default',
})
const namespaces = ['account', 'errors', 'ui']

function LoginPlace({ place }: { place: HTMLElement }) {
  const isOpen = useStore(loginStore, (store) => store.isOpen)
  return isOpen && <LoginDialog container={place} />
}

async function open(): Promise<void> {
  const locale = pageLocale()
  const loaded = await Promise.all(
    namespaces.map(async (name) => [
      name,
      await documentTexts(texts[`../../locales/${locale}/${name}.json`]),
    ]),
  )
  const place = document.createElement('div')
  place.className = 'login-place'
  document.body.append(place)
  createRoot(place).render(
    <PageProvider value={{ locale, t: translateWith(locale, Object.fromEntries(loaded)) }}>
      <LoginPlace place={place} />
    </PageProvider>,
  )
}

let opened: Promise<void> | undefined

/** Adds the container of the dialog to the page, once. */
export function openLoginPlace(): Promise<void> {
  opened ??= open()
  return opened
}
