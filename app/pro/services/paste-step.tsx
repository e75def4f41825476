import type { ClipboardEvent } from 'react'
import type { Checked } from '../../../client/form/form-check.ts'
import { FormField } from '../../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../../client/form/form-parts.ts'
import { useNativeForm } from '../../../client/form/use-native-form.ts'
import { type Locale, locales } from '../../../locales/locale.ts'
import { mostBatchRows } from '../../../schemas/api/area.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'
import { countryOf } from '../../../schemas/reference/countries.ts'
import { siteCurrency, unwritten } from '../../../site-import/facts/site-currency.ts'
import { languageOf } from '../../../site-import/language-of.ts'
import { pastedText } from '../../../site-import/pasted-text.ts'
import { type PricedLine, readPriceList } from '../../../site-import/price-list.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { useTranslation } from '../../use-translation.ts'
import type { PasteProps } from '../areas/parts.ts'
import type { Pasted } from './pasted-rows.ts'
import { rowOf } from './pasted-rows.ts'

/** The most bytes of a pasted text; longer HTML of a page is read as its plain text. */
const mostBytes = 200 * 1024
const mostHtml = 4 * 1024 * 1024

/** The language of the names, where the names themselves do not say it: that of the reader, or of the country. */
const around = (reader: Locale, country: string): Locale | undefined =>
  reader !== 'ru' ? reader : country === 'UZ' ? 'uz' : undefined

/** The currencies that the lines name, as often as they do. */
const namedIn = (lines: readonly PricedLine[]): string[] =>
  lines.flatMap(({ currency, foreign }) => currency ?? foreign ?? [])

type Props = {
  text: string
  setText: (text: string) => void
  home: PasteProps
  onRead: (pasted: Pasted) => void
}

/** The text of a price list. A table that is pasted becomes lines with tabs. */
export function PasteStep({ text, setText, home: { country }, onRead }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const wrong = (message: string): Checked<Pasted> => ({
    faults: { fields: { TEXT: message }, general: undefined },
  })

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData('text/html')
    if (!/<table/i.test(html) || html.length > mostHtml) return
    const { selectionStart, selectionEnd } = event.currentTarget
    event.preventDefault()
    setText(text.slice(0, selectionStart) + pastedText(html) + text.slice(selectionEnd))
  }
  function read(): Checked<Pasted> {
    const bytes = new TextEncoder().encode(text).length
    if (bytes > mostBytes) {
      const sizes = { most: mostBytes / 1024, size: formatNumber(Math.ceil(bytes / 1024)) }
      return wrong(t('business:paste.fault.size', sizes))
    }
    const home = countryOf(country)?.currency ?? 'KZT'
    const lines = readPriceList(text, home)
    const priced = lines.filter((line) => line.kind === 'price')
    if (priced.length === 0) return wrong(t('business:paste.fault.none'))
    if (priced.length > mostBatchRows) {
      const counts = { most: formatNumber(mostBatchRows), count: priced.length }
      return wrong(t('business:paste.fault.many', counts))
    }
    const names = priced.map(({ name }) => name).join('\n')
    const language = languageOf(names, around(locale, country)) ?? locale
    // A list of prices in a foreign currency does not say in which its bare ones are.
    const usual = siteCurrency(namedIn(priced), home) ?? unwritten
    const body = {
      rows: priced.map((line, id) => rowOf(line, id, usual)),
      headings: lines.flatMap((line) =>
        line.kind === 'heading' && line.group !== undefined
          ? [{ source: line.source, group: line.group, above: line.above ?? '' }]
          : [],
      ),
      unread: lines.flatMap((line, id) =>
        line.kind === 'unread' ? [{ id, source: line.source, name: line.name, group: line.group ?? '' }] : [],
      ),
      language: locales.includes(language) ? language : locale,
      currency: usual,
      home,
    }
    return { body }
  }
  const form = useNativeForm<object, Pasted>({ check: read, send: async (pasted) => onRead(pasted) })
  return (
    <FormPartsProvider value={form}>
      <form
        {...form.attributes}
        className="grid max-w-text grid-cols-[minmax(0,1fr)] justify-items-start gap-5"
      >
        <p>{t('business:paste.text')}</p>
        <FormField
          name="TEXT"
          label={t('business:paste.field')}
          hint={t('business:paste.hint')}
          required
          className="w-full"
        >
          <Textarea
            {...form.register('TEXT')}
            rows={10}
            value={text}
            spellCheck={false}
            placeholder={t('business:paste.example')}
            onPaste={paste}
            onChange={({ target }) => setText(target.value)}
            className="max-h-[50vh] font-mono text-sm [tab-size:4]"
          />
        </FormField>
        <Button type="submit" className="@max-lg/page:w-full">
          {t('business:paste.read')}
        </Button>
      </form>
    </FormPartsProvider>
  )
}
