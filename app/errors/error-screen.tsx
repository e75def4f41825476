'use client'

import { lazy, Suspense, useEffect } from 'react'
import { localizePath } from '../../locales/locale.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { errorStyle } from '../../ui/error-page/error-style.ts'

/** Loaded with the first error. Where it cannot be, the words stand alone. */
const ErrorPicture = lazy(() =>
  import('../../ui/error-page/error-picture.tsx').then(
    ({ ErrorPicture: picture }) => ({ default: picture }),
    () => ({ default: () => null }),
  ),
)

/** An error message and one link onward (E10, B-19), in place of the page's content. Never shows the technical message. */
export function ErrorScreen({ status }: { status: 404 | 500 }) {
  const { locale, t } = usePage()
  const kind = status === 404 ? 'notFound' : 'network'
  const title = t(`fault:${kind}.title`)
  useEffect(() => {
    document.title = `${title} · ${status}`
  }, [title, status])
  return (
    <div className="max-w-text py-12">
      <style>{errorStyle}</style>
      <div
        className={`mb-8 w-52 max-w-full md:w-80 ${status === 404 ? 'aspect-[184/172]' : 'aspect-[260/160]'}`}
      >
        <Suspense>
          <ErrorPicture kind={kind} />
        </Suspense>
      </div>
      <p className="text-5xl font-semibold text-accent-ink tabular-nums">
        <span className="sr-only">{t('fault:code', { status })}</span>
        <span aria-hidden>{status}</span>
      </p>
      <h1 className="mt-4 text-4xl">{title}</h1>
      <p className="mt-4 text-lg text-ink-soft">
        {t(`fault:${kind}.text`)}{' '}
        {kind === 'notFound' && (
          <a href={localizePath('/', locale)} className="link">
            {t('fault:notFound.onward')}
          </a>
        )}
      </p>
      <p className="error-action mt-8">
        {status === 404 ? (
          <ButtonLink link={{ href: localizePath('/', locale) }}>{t('fault:toMain')}</ButtonLink>
        ) : (
          <Button onClick={() => location.reload()}>{t('fault:reload')}</Button>
        )}
      </p>
    </div>
  )
}
