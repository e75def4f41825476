'use client'
import { useEffect, useMemo, useState } from 'react'
import { localeNames } from '../../../locales/languages.ts'
import { locales } from '../../../locales/locale.ts'
import { SchemaForm } from '../../../pro-forms/schema-form.tsx'
import { type Judge, loadJudge } from '../../../schemas/core/load-judge.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { useDraft } from './use-draft.ts'

type Props = { type: string; schema: TSchema; example: Record<string, unknown> }

/** The validator of the schema; undefined until it is loaded. */
function useJudge(schema: TSchema): Judge<TSchema> | undefined {
  const [judge, setJudge] = useState<Judge<TSchema>>()
  useEffect(() => {
    let isCurrent = true
    loadJudge(schema).then((loaded) => isCurrent && setJudge(() => loaded))
    return () => {
      isCurrent = false
    }
  }, [schema])
  return judge
}

/** A block's example beside its form; the preview is rendered by the same renderer as all pages. */
export function BlockWorkbench({ type, schema, example }: Props) {
  const { locale: reader } = usePage()
  const [locale, setLocale] = useState(reader)
  const [value, setValue] = useState(example)
  const judge = useJudge(schema)
  const problems = useMemo(() => judge?.(value).problems ?? [], [judge, value])
  const draft = useDraft(type, value === example ? undefined : value)
  const address = `/blocks/preview/${type}?locale=${locale}${draft ? `&draft=${draft}` : ''}`
  return (
    <>
      <fieldset className="mt-6 flex flex-wrap gap-4">
        <legend className="sr-only">Language</legend>
        {locales.map((one) => (
          <label key={one} className="flex items-center gap-2 py-2">
            <input type="radio" name="locale" checked={one === locale} onChange={() => setLocale(one)} />
            {localeNames[one]}
          </label>
        ))}
        <a className="link py-2" href={address}>
          Alone
        </a>
      </fieldset>
      <div className="mt-2 grid items-start gap-6 lg:grid-cols-2">
        <iframe
          title={`${type}: example`}
          src={address}
          className="h-[36rem] w-full resize rounded-card bg-raised shadow-float lg:sticky lg:top-4"
        />
        <section aria-label="Form" lang={reader}>
          <SchemaForm schema={schema} value={value} onChange={setValue} problems={problems} locale={locale} />
        </section>
      </div>
    </>
  )
}
