import { call } from '../../../../../client/call.ts'
import { useNativeForm } from '../../../../../client/form/use-native-form.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { useInvalidate } from '../../../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { siteDomains } from './domain-queries.ts'

/** Takes a domain as it is typed; the server says what is wrong with it. */
export function AddDomain({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation()
  const { place } = useBuilder()
  const invalidate = useInvalidate(siteDomains)
  const form = useNativeForm<{ HOST: string }>({
    send: async (body) => {
      await call('POST', `/w-business/${place}/clinic_website/domain`, body)
      await invalidate()
      form.setValue('HOST', '')
    },
  })
  return (
    <form {...form.attributes} className="grid gap-3">
      <Field
        label={t(isFirst ? 'business:site.domain.yours' : 'business:site.domain.another')}
        hint={t('business:site.domain.hint')}
        error={form.faults.HOST ?? form.faults.root}
      >
        <Input
          {...form.register('HOST')}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      </Field>
      <Button
        type="submit"
        loading={form.isSubmitting}
        className="justify-self-start max-sm:justify-self-stretch"
      >
        {t('business:site.domain.add')}
      </Button>
    </form>
  )
}
