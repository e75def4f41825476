'use client'

import { memo, useDeferredValue, useState } from 'react'
import { LanguageTabs } from '../../../pro-forms/entity/language-tabs.tsx'
import { SchemaForm } from '../../../pro-forms/schema-form.tsx'
import { useFirstProblem } from '../../../pro-forms/use-first-problem.ts'
import { loadJudge } from '../../../schemas/core/load-judge.ts'
import type { Problem } from '../../../schemas/core/problem.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { fieldSamples } from './field-samples.ts'
import { sampleServices } from './sample-services.ts'

type Value = Record<string, unknown>

type Props = {
  /** The type of a block, or `fields` for every kind of field. */
  type: string
  /** The part of the block: the props that an editor fills in, or the data that a loader returns. */
  part: 'props' | 'data'
}

function formOf({ type, part }: Props) {
  if (type === 'fields') return fieldSamples
  const definition = blockDefinitions.get(type)
  if (!definition) throw new Error(`There is no block ${type}`)
  const { props, data = props, example } = definition
  return part === 'props'
    ? { schema: props, example: example.props as Value }
    : { schema: data, example: (example.data ?? {}) as Value }
}

/** The form of a block with its example; the form's value is shown beside it as JSON, which can be edited too. */
export function BlockForm(props: Props) {
  const { schema, example } = formOf(props)
  const [value, setValue] = useState(example)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [shown, setShown] = useState(0)
  const { form, locale, setLocale } = useFirstProblem(problems, shown)

  // Deferred, so that rendering the JSON does not slow down typing in the form.
  const seen = useDeferredValue(value)

  async function judge() {
    setProblems((await loadJudge(schema))(value).problems)
    setShown((times) => times + 1)
  }
  return (
    <div className="grid gap-10 xl:grid-cols-2">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void judge()
        }}
        className="grid max-w-text min-w-0 content-start gap-8"
      >
        <LanguageTabs schema={schema} value={value} current={locale} onChange={setLocale} />
        <SchemaForm
          schema={schema}
          value={value}
          problems={problems}
          locale={locale}
          shown={shown}
          services={sampleServices}
          onChange={(next) => {
            setValue(next)
            setProblems([])
          }}
        />
        {/* Validators are compiled for blocks and areas only, not for the sample of fields. */}
        {props.type !== 'fields' && (
          <Button type="submit" className="justify-self-start">
            Judge
          </Button>
        )}
      </form>
      <JsonField value={seen} onChange={setValue} />
    </div>
  )
}

/** A value as JSON, applied when the field loses focus. */
const JsonField = memo(function JsonField({
  value,
  onChange,
}: {
  value: Value
  onChange: (value: Value) => void
}) {
  const json = JSON.stringify(value, null, 2)
  return (
    <Field label="Value">
      <Textarea
        key={json}
        lang="en"
        spellCheck={false}
        defaultValue={json}
        onBlur={(event) => onChange(JSON.parse(event.target.value) as Value)}
        className="font-mono text-sm"
      />
    </Field>
  )
})
