import type { z } from 'zod'
import { type Translate, translate } from '../locales/index.ts'
import type { Locale } from '../locales/locale.ts'
import type { sharedComments } from '../schemas/api/site-comments.ts'
import type { Opened } from '../schemas/canvas/preview-token.ts'
import { formatInHomeZone } from '../schemas/formats/format-in-home-zone.ts'
import { renderMarkup } from './render-markup.ts'

/** The notice above a site that is opened by a link. */
export type PreviewNotice = {
  /** The content of the link, and its end. */
  share: Opened & { UNTIL: string }
  /** False while the clinic can be seen by a link only. */
  isApproved: boolean
  /** Comments on the page by the link. */
  comments: z.infer<typeof sharedComments>
  /** The present time, for the ages of comments. */
  now: Date
  /** A comment was sent. */
  isSaid?: boolean
  /** A comment that was not taken, and why: the form shows it again. */
  refused?: { name: string; text: string; message: string }
}

const style = `
[data-preview] { background: #12181f; color: #fff; font-weight: 500; font-size: 0.9375rem; line-height: 1.4 }
[data-preview] > * { margin: 0 auto; max-width: 80rem; padding: 0.625rem 1rem; text-wrap: balance }
[data-preview] :is(span, form p) { font-weight: 400 }
[data-preview] details { padding-top: 0; padding-bottom: 0 }
[data-preview] summary { display: inline-flex; min-height: 2.75rem; align-items: center; text-decoration: underline; text-underline-offset: 0.25em; cursor: pointer }
[data-preview] form { display: grid; gap: 0.75rem; max-width: 32rem; padding-bottom: 1rem }
[data-preview] ul { display: grid; gap: 0.75rem; max-width: 44rem; padding-bottom: 1rem }
[data-preview] li { display: grid; gap: 0.375rem; justify-items: start; padding: 0.75rem 1rem; border: 1px solid #8b98a5; border-radius: 0.5rem; font-weight: 400; overflow-wrap: anywhere }
[data-preview] :is(li, blockquote) p { white-space: pre-line }
[data-preview] small { color: #c3ccd5 }
[data-preview] blockquote { padding-inline-start: 0.75rem; border-inline-start: 2px solid #8b98a5 }
[data-preview] label { display: grid; gap: 0.25rem }
[data-preview] :is(input, textarea) { padding: 0.5rem 0.75rem; border: 1px solid #8b98a5; border-radius: 0.5rem; background: #fff; color: #12181f; font-weight: 400; font-size: 1rem }
[data-preview] button:not([hidden]) { min-height: 2.75rem; padding: 0 1rem; border: 1px solid #fff; border-radius: 0.5rem; color: #fff; cursor: pointer }
[data-preview] button[type=submit] { background: #fff; color: #12181f }
[data-preview] [role=alert] { color: #ffc9c2 }
[data-preview] :focus-visible { outline: 2px solid #fff; outline-offset: 2px }
@media print { [data-preview] { display: none } }`

/** A form for a few words about the page; with a script a place on the page can be pointed at. */
function CommentForm({ t, refused }: { t: Translate; refused: PreviewNotice['refused'] }) {
  return (
    <details open={refused !== undefined}>
      <summary>{t('layout:preview.comment.comment')}</summary>
      <form method="post" noValidate>
        <input type="hidden" name="preview-comment" value="1" />
        <input type="hidden" name="BLOCK" />
        {refused && <p role="alert">{refused.message}</p>}
        <label>
          {t('layout:preview.comment.name')}
          <input name="NAME" required maxLength={80} autoComplete="name" defaultValue={refused?.name} />
        </label>
        <label>
          {t('layout:preview.comment.text')}
          <textarea name="TEXT" required maxLength={2000} rows={3} defaultValue={refused?.text} />
        </label>
        <button
          type="button"
          hidden
          data-picking={t('layout:preview.comment.picking')}
          data-picked={t('layout:preview.comment.picked')}
        >
          {t('layout:preview.comment.pick')}
        </button>
        <p>{t('layout:preview.comment.readers')}</p>
        <button type="submit">{t('layout:preview.comment.send')}</button>
      </form>
    </details>
  )
}

type Said = Pick<PreviewNotice['comments'][number], 'BY' | 'AT' | 'TEXT'>

/** The comments on the page by the link, and the answers; with a script they stand at its blocks as well. */
function CommentList({
  t,
  at,
  comments,
  isOpen,
}: {
  t: Translate
  at: (instant: string) => string
  comments: PreviewNotice['comments']
  isOpen: boolean
}) {
  const words = ({ BY, AT, TEXT }: Said) => (
    <>
      <small>
        {BY ?? '—'} · {at(AT)}
      </small>
      <p>{TEXT}</p>
    </>
  )
  const label = t('layout:preview.comment.list')
  return (
    <details open={isOpen} data-label={label}>
      <summary>
        {label}: {comments.length}
      </summary>
      <ul>
        {comments.map((comment) => (
          <li key={comment.ID} data-block={comment.BLOCK ?? undefined} tabIndex={-1}>
            {words(comment)}
            {comment.ANSWERS.map((answer) => (
              <blockquote key={answer.ID}>{words(answer)}</blockquote>
            ))}
            {comment.BLOCK !== null && (
              <button type="button" hidden>
                {t('layout:preview.comment.show')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** HTML of the bar that begins the document: that the site is not published, the link's end, that forms send nothing, and a form for comments. */
export function previewBarHtml(
  locale: Locale,
  { share, isApproved, comments, now, isSaid, refused }: PreviewNotice,
): Buffer {
  const t = translate(locale)
  const at = (instant: string) => formatInHomeZone(instant, locale, now)
  return Buffer.from(
    renderMarkup(
      <aside
        data-preview={t('layout:preview.off')}
        data-clinic={share.SLUG}
        data-page={share.PAGE ?? undefined}
        aria-label={t('layout:preview.label')}
      >
        <style>{style}</style>
        <p>
          {t(`layout:preview.${isApproved ? 'notPublished' : 'notApproved'}`)}{' '}
          <span>{t('layout:preview.until', { at: at(share.UNTIL) })}</span>
        </p>
        {isSaid && <p role="status">{t('layout:preview.comment.said')}</p>}
        <CommentForm t={t} refused={refused} />
        {comments.length > 0 && <CommentList t={t} at={at} comments={comments} isOpen={isSaid === true} />}
      </aside>,
    ),
  )
}
