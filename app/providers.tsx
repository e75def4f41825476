'use client'

import type { ReactNode } from 'react'
import type { Locale } from '../locales/locale.ts'
import type { Texts } from '../locales/translate-with.ts'
import { Toaster } from '../ui/toast/toaster.tsx'
import type { Counter } from '../ui/visitor/count-view.ts'
import { AuthWatch } from './auth-watch.tsx'
import { BuildWatch } from './builds/build-watch.tsx'
import { LoginDialogMount } from './login-dialog-mount.tsx'
import { NavigationProgress } from './navigation/navigation-progress.tsx'
import { PageViews } from './page-views.tsx'
import { TextProvider } from './text-provider.tsx'

type Props = {
  locale: Locale
  texts: Texts
  build: string | undefined
  counter: Counter | undefined
  children: ReactNode
}

/**
 * Context of every page of the application: language and texts, loading indicator, toasts. `build` is the name of the
 * server's build, if it has one; `counter` counts views, where that is configured.
 */
export function Providers({ locale, texts, build, counter, children }: Props) {
  return (
    <TextProvider locale={locale} texts={texts}>
      <AuthWatch />
      <BuildWatch own={build} />
      <NavigationProgress />
      {counter && <PageViews counter={counter} />}
      {children}
      <LoginDialogMount />
      <Toaster />
    </TextProvider>
  )
}
