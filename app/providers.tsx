'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Locale } from '../locales/locale.ts'
import type { Texts } from '../locales/translate-with.ts'
import { Toaster } from '../ui/toast/toaster.tsx'
import { AuthWatch } from './auth-watch.tsx'
import { BuildWatch } from './builds/build-watch.tsx'
import { LoginDialogMount } from './login-dialog-mount.tsx'
import { NavigationProgress } from './navigation/navigation-progress.tsx'
import { createQueryClient } from './query-client.ts'
import { TextProvider } from './text-provider.tsx'

type Props = { locale: Locale; texts: Texts; build: string | undefined; children: ReactNode }

/**
 * Context of every page of the application: language and texts, query cache, loading indicator, toasts. `build` is the
 * name of the server's build, if it has one.
 */
export function Providers({ locale, texts, build, children }: Props) {
  const [queryClient] = useState(createQueryClient)
  return (
    <TextProvider locale={locale} texts={texts}>
      <QueryClientProvider client={queryClient}>
        <AuthWatch />
        <BuildWatch own={build} />
        <NavigationProgress />
        {children}
        <LoginDialogMount />
        <Toaster />
      </QueryClientProvider>
    </TextProvider>
  )
}
