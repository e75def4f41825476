import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { FormAlert } from '../../../client/form/form-alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { useTranslation } from '../../use-translation.ts'
import type { ExchangePlace } from './exchange-place.ts'

/** A table that was brought, and the file that it is of: others may be in it. */
export type Brought = { file: File; code: string; sheets: string[]; sheet: string | null }

type Props = {
  brought: Brought
  place: ExchangePlace
  /** Brings another table of the file. */
  bring: (file: File, sheet: string) => Promise<Brought>
  onChosen: (code: string) => void
  failureText: (error: unknown) => string | undefined
}

/** Which table of a file with several is brought. The one that was read first is thrown away if another one is meant. */
export function ChooseSheet({ brought, place, bring, onChosen, failureText }: Props) {
  const { t } = useTranslation()
  const [sheet, setSheet] = useState(brought.sheet ?? '')
  const [error, setError] = useState<string>()
  const [isReading, setReading] = useState(false)

  async function go() {
    if (sheet === brought.sheet) return onChosen(brought.code)
    setError(undefined)
    setReading(true)
    try {
      const { code } = await bring(brought.file, sheet)
      await call('DELETE', `/w-business/${place.place}/import/${brought.code}`)
      onChosen(code)
    } catch (thrown) {
      const message = failureText(thrown)
      if (message === undefined) throw thrown
      setError(message)
      setReading(false)
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <p className="font-medium wrap-anywhere">{brought.file.name}</p>
      <Field label={t('exchange:new.sheet')} hint={t('exchange:new.sheetHint')} group className="w-full">
        <RadioGroup
          name="SHEET"
          value={sheet}
          options={brought.sheets.map((name) => ({ value: name, label: name }))}
          onValueChange={setSheet}
        />
      </Field>
      <FormAlert>{error}</FormAlert>
      <Button loading={isReading} onClick={() => void go()}>
        {t('exchange:new.sheetGo')}
      </Button>
    </div>
  )
}
