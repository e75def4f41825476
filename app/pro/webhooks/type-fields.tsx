'use client'

import type { WebhookDefinition } from '../../../schemas/webhooks/define-webhook.ts'
import { webhookDefinitions } from '../../../schemas/webhooks/registry.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FieldProvider, useControlGroup } from '../../../ui/form/field-context.ts'

type Props = { value: readonly string[]; onValueChange: (value: string[]) => void }

const objects = [...webhookDefinitions.values()]
const typesOf = ({ object, steps }: WebhookDefinition) =>
  Object.keys(steps).map((step) => `${object}.${step}`)
const all = objects.flatMap(typesOf)

/** Of which changes an address hears, by what has changed. */
export function TypeFields({ value, onValueChange }: Props) {
  const { locale } = usePage()
  const { group, invalid } = useControlGroup({})
  const toggle = (type: string, isOn: boolean) =>
    onValueChange(all.filter((one) => (one === type ? isOn : value.includes(one))))
  return (
    // A fieldset would need a legend inside; here the field's label is the name.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" {...group} className="divide-y divide-line border-y border-line">
      <FieldProvider value={undefined}>
        {objects.map(({ object, label, steps }) => (
          <fieldset key={object} className="py-2">
            <legend className="float-left w-full font-semibold">{label[locale]}</legend>
            <div className="clear-left flex flex-wrap gap-x-6">
              {Object.entries(steps).map(([step, words]) => (
                <Checkbox
                  key={step}
                  label={words[locale]}
                  aria-invalid={invalid}
                  checked={value.includes(`${object}.${step}`)}
                  onChange={(event) => toggle(`${object}.${step}`, event.target.checked)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </FieldProvider>
    </div>
  )
}
