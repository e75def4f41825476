import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { lowVisionCookie, readLowVision } from '../ui/visitor/low-vision.ts'
import './application.css'
import { addressHeader } from './address-header.ts'
import { browserTexts } from './browser-texts.ts'
import { buildHeader } from './build-header.ts'
import { htmlAttributes } from './html-attributes.ts'
import { LowVisionSettings } from './low-vision/low-vision-settings.tsx'
import { pageHead } from './page-head.ts'
import { Providers } from './providers.tsx'
import { requestLocale } from './request-locale.ts'
import { serverContext } from './server-context.ts'

export const generateMetadata = async (): Promise<Metadata> =>
  pageHead(await requestLocale(), (await headers()).get(addressHeader) ?? '/', serverContext())

/** The document around every page of the application: language, theme, texts. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await requestLocale()
  const build = (await headers()).get(buildHeader) ?? undefined
  const choices = await cookies()
  const lowVision = readLowVision(choices.get(lowVisionCookie)?.value)
  return (
    <html lang={locale} {...htmlAttributes(choices)}>
      <body>
        <Providers
          locale={locale}
          texts={browserTexts(locale)}
          build={build}
          counter={serverContext().counter}
        >
          {lowVision && <LowVisionSettings settings={lowVision} />}
          {children}
        </Providers>
      </body>
    </html>
  )
}
