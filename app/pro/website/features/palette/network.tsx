import { useMutation, useQueryClient } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { type CallMethod, call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { NativeSelect } from '../../../../../ui/form/native-select.tsx'
import { Expandable } from '../../../../../ui/shown/expandable.tsx'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { ownNetwork, site } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'

type Member = { CODE: string; NAME: string }

/** The clinics whose sites share sections: a person who owns two of them puts one into the network of the other. A person who has one reads when that is possible. */
export function Network() {
  const { t } = useTranslation()
  const { place } = useBuilder()
  const client = useQueryClient()
  const { data: network } = useLateQuery(ownNetwork(place))
  const [chosen, setChosen] = useState('')
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ method, code }: { method: CallMethod; code: string }) =>
      call(method, `/w-business/${place}/network/${encodeURIComponent(code)}`),
    // The list of sections changes too.
    onSettled: () => client.invalidateQueries({ queryKey: [site, place] }),
    throwOnError: (fault) => !(fault instanceof CallError),
  })
  if (!network) return null
  const { HEAD, MEMBERS: members, CANDIDATES: candidates } = network
  const candidate = candidates.find(({ CODE }) => CODE === chosen) ?? candidates[0]

  const act = (method: 'PUT' | 'DELETE', { CODE: code, NAME: name }: Member) =>
    mutateAsync({ method, code }).then(
      () =>
        toast({
          variant: 'success',
          message: t(`business:site.sections.network.${method === 'PUT' ? 'joined' : 'left'}`, { name }),
        }),
      // The message below shows the error.
      () => {},
    )
  return (
    <Expandable summary={t('business:site.sections.network.title')}>
      <div className="grid gap-4">
        {members.length < 2 ? (
          <p className="text-ink-soft">
            {t(`business:site.sections.network.${candidates.length > 0 ? 'none' : 'single'}`)}
          </p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {members.map((member) => (
              <li key={member.CODE} className="flex min-h-12 items-center gap-2">
                <span className="min-w-0 grow break-words">
                  {member.NAME}
                  {member.CODE === HEAD && (
                    <span className="text-ink-soft">{` · ${t('business:site.sections.network.head')}`}</span>
                  )}
                </span>
                {member.MAY_LEAVE && (
                  <Button
                    variant="empty"
                    icon={X}
                    aria-label={t('business:site.sections.network.leave', { name: member.NAME })}
                    onClick={() => void act('DELETE', member)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {candidate && (
          <div className="flex flex-wrap items-end gap-2">
            <div className="min-w-0 grow">
              <Field label={t('business:site.sections.network.add')}>
                <NativeSelect
                  value={candidate.CODE}
                  onChange={({ target }) => setChosen(target.value)}
                  options={candidates.map(({ CODE, NAME }) => ({ value: CODE, label: NAME }))}
                />
              </Field>
            </div>
            <Button variant="secondary" loading={isPending} onClick={() => void act('PUT', candidate)}>
              {t('business:site.sections.network.addDo')}
            </Button>
          </div>
        )}
        <p role="alert" className="text-danger-ink empty:hidden">
          {error instanceof CallError ? error.sentence : ''}
        </p>
      </div>
    </Expandable>
  )
}
