'use client'

import Printer from 'lucide-react/icons/printer'
import { useId, useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { languages } from '../../../locales/languages.ts'
import { type Locale, locales } from '../../../locales/locale.ts'
import { type SheetKind, sheetKinds, sheetNames } from '../../../schemas/links/link-mark.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { parsed } from '../../queries/parsed.ts'
import { useTranslation } from '../../use-translation.ts'
import { areaAnswers } from '../area/area-answers.ts'
import { useArea } from '../area/area-context.ts'
import { readPath, writePath } from '../area/area-queries.ts'
import type { BelowProps } from '../areas/parts.ts'
import { openFile } from '../documents/open-file.ts'
import type { Whose } from './share-link.tsx'
import { usePlaces } from './use-places.ts'

/** Chooses a sheet, its language and the place where it will hang, and opens it as PDF to be printed. */
export function PrintLink({ code, whose }: BelowProps & { whose: Whose }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, rights } = useArea()
  const { places, add } = usePlaces()
  const [kind, setKind] = useState<SheetKind>('poster')
  const [lang, setLang] = useState<Locale>(locale)
  const [typed, setTyped] = useState('')
  const [isOpening, setOpening] = useState(false)
  const list = useId()

  /** The code of the typed place, which is added if it is a new one. */
  async function placeOf(name: string): Promise<string | undefined> {
    if (name === '') return undefined
    const known = places.find((one) => one.name.toLowerCase() === name.toLowerCase())
    if (known) return known.code
    const at = { ...place, area: 'link-places' }
    const made = await parsed(areaAnswers.row, call('POST', writePath(at), { VALUE: { name } }))
    await add()
    return made.CODE
  }

  async function open() {
    setOpening(true)
    try {
      const hangs = await placeOf(typed.trim())
      const query = new URLSearchParams({
        kind,
        lang,
        origin: whose,
        ...(hangs !== undefined && { place: hangs }),
      })
      const label = sheetKinds[kind].label[lang]
      await openFile('GET', readPath(place, `/${encodeURIComponent(code)}/sheet?${query}`), label)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
    } finally {
      setOpening(false)
    }
  }
  return (
    <section className="grid max-w-text grid-cols-1 gap-4">
      <h2 className="text-xl">{t('links:print.title')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('links:print.kind')}>
          <NativeSelect
            value={kind}
            onChange={({ target }) => setKind(sheetNames.find((one) => one === target.value) ?? 'poster')}
            options={sheetNames.map((value) => ({ value, label: sheetKinds[value].label[locale] }))}
          />
        </Field>
        <Field label={t('links:print.language')}>
          <NativeSelect
            value={lang}
            onChange={({ target }) => setLang(locales.find((one) => one === target.value) ?? locale)}
            options={locales.map((value) => ({ value, label: languages[value].name }))}
          />
        </Field>
      </div>
      {(rights.publish || places.length > 0) && (
        <Field label={t('links:print.place')} hint={t('links:print.placeHint')}>
          <Input list={list} value={typed} maxLength={60} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      )}
      <datalist id={list}>
        {places.map(({ code: key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
      <Button
        icon={Printer}
        loading={isOpening}
        onClick={() => void open()}
        className="sm:justify-self-start"
      >
        {t('links:print.open')}
      </Button>
    </section>
  )
}
