'use client'

import { Brand } from '../layouts/brand.tsx'
import { LanguageSwitch } from '../navigation/language-switch.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** A full error page: layout "error" of the application. */
export function ErrorPage({ status }: { status: 404 | 500 }) {
  return (
    <div className="section flex min-h-dvh flex-col py-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <Brand />
        <LanguageSwitch />
      </header>
      <main id="main" className="my-auto">
        <ErrorScreen status={status} />
      </main>
    </div>
  )
}
