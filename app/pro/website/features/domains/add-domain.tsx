import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
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
  const [typed, setTyped] = useState('')
  const invalidate = useInvalidate(siteDomains)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (HOST: string) => call('POST', `/w-business/${place}/clinic_website/domain`, { HOST }),
    onSuccess: async () => {
      await invalidate()
      setTyped('')
    },
    throwOnError: (error) => !(error instanceof CallError),
  })
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate(typed)
  }
  return (
    <form onSubmit={add} noValidate className="grid gap-3">
      <Field
        label={t(isFirst ? 'business:site.domain.yours' : 'business:site.domain.another')}
        hint={t('business:site.domain.hint')}
        error={error instanceof CallError ? error.sentence : undefined}
      >
        <Input
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            reset()
          }}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      </Field>
      <Button type="submit" loading={isPending} className="justify-self-start max-sm:justify-self-stretch">
        {t('business:site.domain.add')}
      </Button>
    </form>
  )
}
