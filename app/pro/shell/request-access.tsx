'use client'

import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import { localizePath } from '../../../locales/locale.ts'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { useTranslation } from '../../use-translation.ts'

type Props = { company?: string; code?: string }

/** Redeems an access code, of one company or of any, and opens the section of the company that it is for (A5). */
export function RequestAccess({ company = wholeCompany, code = '' }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const place = [company, wholeCompany].map(encodeURIComponent).join('/')

  const form = useCallForm({
    schema: async () => (await import('../../../schemas/api/staff.ts')).requestAccessBody,
    send: async (body) => {
      const path = `/w-business/${place}/business/user/request_access`
      const { permissions } = await import('../../../schemas/api/business.ts')
      const { CABINETS } = permissions.parse(await call('POST', path, new URLSearchParams(body)))
      const [first = wholeCompany] = CABINETS
      if (company === wholeCompany) return location.assign(localizePath('/pro', locale))
      const section = localizePath(`/pro/${encodeURIComponent(company)}`, locale)
      location.assign(`${section}?cabinet=${encodeURIComponent(first)}`)
    },
  })

  return (
    <Form form={form} submit={t('business:code.send')}>
      <FormField
        name="access_code"
        label={t('business:code.label')}
        hint={t('business:code.hint', { example: 'K7PM-2QXD' })}
        required
      >
        <Input
          {...form.register('access_code')}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className="text-xl tracking-widest uppercase tabular-nums"
        />
      </FormField>
    </Form>
  )
}
