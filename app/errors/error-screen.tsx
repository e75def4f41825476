'use client'

import { type ComponentProps, useEffect } from 'react'
import { localizePath } from '../../locales/locale.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import type { ErrorPicture as Picture } from '../../ui/error-page/error-picture.tsx'
import { errorStyle } from '../../ui/error-page/error-style.ts'
import { loadedPart } from '../../ui/loaded/loaded-part.tsx'

/** Loaded with the first error. Where it cannot be, the words stand alone. */
const ErrorPicture = loadedPart<ComponentProps<typeof Picture>>(() =>
  import('../../ui/error-page/error-picture.tsx').then(
    (loaded) => loaded.ErrorPicture,
    () => () => null,
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
        <ErrorPicture kind={kind} />
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
