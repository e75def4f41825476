import type { DocumentCheckProps } from '../../schemas/blocks/document-check.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { Island } from '../../ui/page/island.tsx'
import FileCheck from './document-check.client.tsx'

/** The check of a document by its code, in a form that needs no JavaScript, and by its file, which is sent nowhere (D-DV). */
export default function DocumentCheck(props: DocumentCheckProps) {
  const { t, locale } = usePage()
  const id = useElementId('file')
  const { code } = props
  const text = (key: 'choose' | 'right' | 'wrong' | 'wrongHint' | 'open' | 'tooLarge' | 'failed' | 'again') =>
    t(`blocks:document-check.${key}`)
  return (
    <div className="section grid gap-4 print:hidden @3xl:grid-cols-2 @3xl:items-start @3xl:gap-6">
      <CodeForm {...props} />
      <section aria-labelledby={id} className="card">
        <h2 id={id} className="text-xl">
          {t(code ? 'blocks:document-check.sameFile' : 'blocks:document-check.byFile')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('blocks:document-check.fileLead')}</p>
        <p className="mt-4 hidden text-ink-soft noscript:block">{t('blocks:document-check.needsScript')}</p>
        <Island
          component={FileCheck}
          props={{
            locale,
            ...(code && { code }),
            texts: {
              choose: text('choose'),
              reading: t('blocks:document-check.reading', { percent: '{percent}' }),
              right: text('right'),
              wrong: t(code ? 'blocks:document-check.wrongHere' : 'blocks:document-check.wrong'),
              wrongHint: text('wrongHint'),
              open: text('open'),
              tooLarge: text('tooLarge'),
              failed: text('failed'),
              again: text('again'),
              valid: t('blocks:checked-document.status.valid'),
              revoked: t('blocks:checked-document.status.revoked'),
              expired: t('blocks:checked-document.status.expired'),
            },
          }}
        />
      </section>
    </div>
  )
}

function CodeForm({ written, fault, code, data: { action } }: DocumentCheckProps) {
  const { t } = usePage()
  const id = useElementId('code')
  const faults = { empty: 'errors:fields.required', code: 'blocks:document-check.typo' } as const
  const wrong = fault === 'empty' || fault === 'code' ? t(faults[fault]) : undefined
  const describedBy = wrong ? `${id}-error ${id}-hint` : `${id}-hint`
  return (
    <section aria-labelledby={`${id}-title`} className="card">
      <h2 id={`${id}-title`} className="text-xl">
        {t(code ? 'blocks:document-check.another' : 'blocks:document-check.byCode')}
      </h2>
      <form noValidate action={action.href} className="mt-4 grid gap-4">
        <div className="min-w-0">
          <label htmlFor={id} className="mb-1.5 block font-medium">
            {t('blocks:document-check.code')}
          </label>
          <input
            id={id}
            name="code"
            type="text"
            maxLength={40}
            required
            defaultValue={written}
            placeholder="XXXX-XXXX-XXXX-X"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            aria-invalid={wrong ? true : undefined}
            aria-describedby={describedBy}
            className="field uppercase tabular-nums placeholder:text-ink-faint"
          />
          <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
            {t('blocks:document-check.hint')}
          </p>
          <FieldError id={`${id}-error`}>{wrong}</FieldError>
        </div>
        <button
          type="submit"
          name="asked"
          value="1"
          className={`${buttonClass(code ? 'secondary' : 'primary')} justify-self-start`}
        >
          {t('blocks:document-check.check')}
        </button>
      </form>
    </section>
  )
}
