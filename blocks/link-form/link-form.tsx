import type { LinkFormProps } from '../../schemas/blocks/link-form.ts'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Section } from '../../ui/page/section.tsx'
import { HomeLink } from '../parts/common/home-link.tsx'

/** Number and key of a link, in a form that opens the page itself and needs no script; the whole link may be pasted too. */
export default function LinkForm({ code, fault }: LinkFormProps) {
  const { t } = usePage()
  const id = useElementId('link')
  const isCodeMissing = fault === 'halved' && !code
  const faultOfCode =
    fault === 'missing' ? t('blocks:link-form.missing') : isCodeMissing && t('errors:fields.required')
  return (
    <Section label={t('blocks:link-form.label')}>
      <form noValidate className="card grid max-w-text gap-5">
        <h2 className="text-xl">{t('blocks:link-form.label')}</h2>
        <Field
          id={`${id}-code`}
          label={t('blocks:link-form.code')}
          hint={t('blocks:link-form.codeHint')}
          error={faultOfCode}
          required
        >
          <Input
            name="code"
            defaultValue={code}
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            required
          />
        </Field>
        <Field
          id={`${id}-token`}
          label={t('blocks:link-form.token')}
          hint={t('blocks:link-form.tokenHint')}
          error={fault === 'halved' ? t('blocks:link-form.halved') : undefined}
        >
          <Input name="token" maxLength={200} autoComplete="off" spellCheck={false} />
        </Field>
        <button type="submit" name="asked" value="1" className="btn btn-primary justify-self-start">
          {t('blocks:link-form.open')}
        </button>
      </form>
      <HomeLink />
    </Section>
  )
}
