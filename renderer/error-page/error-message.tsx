import { formatPhone } from '../../schemas/formats/phone.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { ErrorPicture } from '../../ui/error-page/error-picture.tsx'
import { errorStyle } from '../../ui/error-page/error-style.ts'
import { errorKind } from './error-kind.ts'

type Props = {
  status: number
  home: string
  /** The backend's message about the error, in place of the general words (E4). */
  said?: string
  /** The heading of a page without a fault: it has neither a code nor a picture of one. */
  title?: string
  /** The label of the button there. */
  onward?: string
  /** A list that may have the missing page, linked in the text in place of the home page; with a title the button links to it. */
  list?: string
  /** The number of a clinic that has closed its site. */
  phone?: string
}

/**
 * A message, a picture, and one button (B-19): to the home page if the page does not exist, else to load the same page again. The text
 * links at once to the same target, or to the list in which the page would be.
 */
export function ErrorMessage({ status, home, said, title, onward, list, phone }: Props) {
  const { t } = usePage()
  const kind = errorKind(status)
  const toMain = onward ?? t('fault:toMain')
  return (
    <main
      id="main"
      className="my-auto grid items-center gap-x-16 gap-y-8 py-12 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <style>{errorStyle}</style>
      <div className="md:order-last md:justify-self-center">
        <ErrorPicture kind={title ? 'other' : kind} />
      </div>
      <div>
        {!title && (
          <p className="text-lg font-medium text-accent-ink tabular-nums">{t('fault:code', { status })}</p>
        )}
        <h1 className="mt-2 text-4xl">{title ?? t(`fault:${kind}.title`)}</h1>
        <p className="mt-4 max-w-text text-lg text-ink-soft">
          {said ?? t(`fault:${kind}.text`)}{' '}
          {kind === 'notFound' && !title && (
            <a href={list ?? home} className="link">
              {t(list ? 'fault:notFound.toList' : 'fault:notFound.onward')}
            </a>
          )}
        </p>
        <p className="error-action mt-8 flex flex-wrap gap-3">
          {kind === 'notFound' ? (
            <>
              {phone && (
                <ButtonLink link={{ href: `tel:${phone}` }}>
                  {t('layout:call')} {formatPhone(phone)}
                </ButtonLink>
              )}
              <ButtonLink link={{ href: (title && list) || home }} {...(phone && { variant: 'secondary' })}>
                {toMain}
              </ButtonLink>
            </>
          ) : (
            // An empty `href` is the current address with its query, so the page can be reloaded without a script.
            <ButtonLink link={{ href: '' }}>{t('fault:reload')}</ButtonLink>
          )}
        </p>
      </div>
    </main>
  )
}
