import { localizePath } from '../../locales/locale.ts'
import type { PageReportProps } from '../../schemas/blocks/page-report.ts'
import { pageReasons } from '../../schemas/page-cases/page-case.ts'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { Section } from '../../ui/page/section.tsx'
import { FormFault, FormSent, plainForm } from '../parts/common/plain-form.tsx'

/** Reports to moderators why a page should not be shown. It is posted to its own page, and needs neither a script nor an account. */
export default function PageReport({ page, typed, isEmpty, data }: PageReportProps) {
  const { t, locale } = usePage()
  const id = useElementId('report')
  const { field, own } = plainForm(id, data)
  if (page === undefined)
    return (
      <Section label={t('blocks:page-report.label')}>
        <form noValidate className="card grid max-w-text gap-5">
          <Field
            id={`${id}-page`}
            label={t('blocks:page-report.address')}
            hint={t('blocks:page-report.addressHint')}
            error={
              (isEmpty && t('errors:fields.required')) ||
              (typed !== undefined && t('blocks:page-report.addressFault'))
            }
            required
          >
            <Input
              name="page"
              defaultValue={typed}
              inputMode="url"
              autoComplete="off"
              maxLength={500}
              required
            />
          </Field>
          <button type="submit" name="asked" value="1" className="btn btn-primary justify-self-start">
            {t('blocks:page-report.next')}
          </button>
        </form>
      </Section>
    )
  return (
    <Section label={t('blocks:page-report.label')}>
      {data.sent ? (
        <FormSent id={id} title={t('blocks:page-report.sentTitle')}>
          <p className="mt-1 max-w-text">{t('blocks:page-report.sentText')}</p>
        </FormSent>
      ) : (
        <form method="post" noValidate id={id} action={`#${id}`} className="card grid max-w-text gap-5">
          <input type="hidden" name="PAGE" value={page} />
          <p className="[overflow-wrap:anywhere]">
            {t('blocks:page-report.page')}{' '}
            <a href={localizePath(page, locale)} className="link">
              {page}
            </a>
          </p>
          <FormFault>{data.message}</FormFault>
          <Field {...field('REASON')} label={t('blocks:page-report.reason')} required>
            <NativeSelect
              {...own('REASON')}
              placeholder={t('blocks:page-report.choose')}
              options={pageReasons.map((value) => ({ value, label: t(`moderation:page.reason.${value}`) }))}
            />
          </Field>
          <Field {...field('TEXT')} label={t('blocks:page-report.text')} required>
            <Textarea {...own('TEXT')} rows={4} maxLength={1000} />
          </Field>
          <Field {...field('EMAIL')} label={t('blocks:page-report.email')}>
            <Input {...own('EMAIL')} inputMode="email" maxLength={254} autoComplete="email" />
          </Field>
          <p>
            <button type="submit" className="btn btn-primary">
              {t('blocks:page-report.send')}
            </button>
          </p>
        </form>
      )}
    </Section>
  )
}
