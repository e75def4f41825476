import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { translate } from '../locales/index.ts'
import { lowVisionCookie, readLowVision } from '../ui/low-vision.ts'
import './application.css'
import { icon } from './brand-icon.ts'
import { browserTexts } from './browser-texts.ts'
import { buildHeader } from './build-header.ts'
import { htmlAttributes } from './html-attributes.ts'
import { LowVisionSettings } from './low-vision/low-vision-settings.tsx'
import { Providers } from './providers.tsx'
import { requestLocale } from './request-locale.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = translate(await requestLocale())
  return {
    title: { default: t('application:name'), template: `%s · ${t('application:name')}` },
    robots: { index: false, follow: false },
    icons: { icon },
  }
}

/** The document around every page of the application: language, theme, texts. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await requestLocale()
  const build = (await headers()).get(buildHeader) ?? undefined
  const choices = await cookies()
  const lowVision = readLowVision(choices.get(lowVisionCookie)?.value)
  return (
    <html lang={locale} {...htmlAttributes(choices)}>
      <body>
        <Providers locale={locale} texts={browserTexts(locale)} build={build}>
          {lowVision && <LowVisionSettings settings={lowVision} />}
          {children}
        </Providers>
      </body>
    </html>
  )
}
