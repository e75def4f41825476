'use client'

import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { Webhook } from '../../../schemas/api/webhooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { webhooks } from '../../queries/webhooks.ts'
import { useTranslation } from '../../use-translation.ts'
import { TypeFields } from './type-fields.tsx'

/** Changes what an address hears of. */
export function ChangeTypes({ place, one }: { place: string; one: Webhook }) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(webhooks)
  const [types, setTypes] = useState<readonly string[]>()
  const close = () => setTypes(undefined)
  async function save() {
    const TYPES = types ?? []
    const path = `/w-business/${place}/webhooks/${one.WEBHOOK_CODE}`
    if (await act('types', () => call('PUT', path, { TYPES }), t('webhooks:changed'))) close()
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setTypes(one.TYPES)}>
        {t('webhooks:types')}
      </Button>
      {types && (
        <Dialog
          id="change-types"
          size="small"
          title={t('webhooks:types')}
          open
          onOpenChange={(open) => open || close()}
          actions={
            <>
              <Button loading={busy !== undefined} disabled={types.length === 0} onClick={() => void save()}>
                {t('webhooks:save')}
              </Button>
              <Button variant="secondary" onClick={close}>
                {t('business:cancel')}
              </Button>
            </>
          }
        >
          <Field label={t('webhooks:types')} hint={t('webhooks:typesHint')} group>
            <TypeFields value={types} onValueChange={setTypes} />
          </Field>
        </Dialog>
      )}
    </>
  )
}
