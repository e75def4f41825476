import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import type { KeyboardEvent } from 'react'
import { defaultLocale } from '../../../../../locales/locale.ts'
import { fieldPlace } from '../../../../../pro-forms/field-place.ts'
import { isBlank, pickLocalized } from '../../../../../schemas/core/localized.ts'
import { shapeOf } from '../../../../../schemas/core/schema-shape.ts'
import { wordsOf } from '../../../../../schemas/core/words-of.ts'
import { currentValue } from '../../../../../schemas/draft/change.ts'
import { valueChanges } from '../../../../../schemas/draft/diff.ts'
import type { DraftText } from '../../../../../schemas/draft/draft-texts.ts'
import { staleSource, stillRight } from '../../../../../schemas/draft/sources.ts'
import type { Texts } from '../../../../../schemas/draft/texts.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { Textarea } from '../../../../../ui/form/textarea.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { draftLending, rewritten } from '../../draft/blocks/draft-lending.ts'
import {
  useBuilder,
  useDraftState,
  useNavigation,
  useSelection,
} from '../../draft/builder/builder-context.ts'
import { maxLetters, useTextName } from '../../draft/texts/text-name.ts'

/** Enter goes to the next text: a translator types one after the other. */
function toNextRow(event: KeyboardEvent<HTMLElement>) {
  const isLine = event.currentTarget instanceof HTMLInputElement
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(isLine || event.ctrlKey || event.metaKey))
    return
  event.preventDefault()
  const all = [...document.querySelectorAll<HTMLElement>('[data-text-row]')]
  all[all.indexOf(event.currentTarget) + 1]?.focus()
}

const noTexts: Texts = {}

/** A text to translate: its present and its earlier Russian words, and a field for the edited language. */
export function TextRow({ text }: { text: DraftText }) {
  const { locale: reader } = usePage()
  const { t } = useTranslation()
  const { store, mayChange } = useBuilder()
  const { go } = useNavigation()
  const language = useSelection('language')
  const { path, schema, node } = text
  // The field shows a typed letter at once; the list of texts follows.
  const texts = useDraftState(({ draft }) => (currentValue(draft, path) ?? noTexts) as Texts)
  const stale = useDraftState(({ draft }) => staleSource(draft, node, language, texts))
  const name = useTextName()(text)
  const { shown } = draftLending(schema, texts, reader)
  const source = pickLocalized(shown, defaultLocale)
  const shape = shapeOf(schema)
  const isRich = shape.kind === 'leaf' && shape.leaf === 'rich'
  const isLong = (schema as { 'x-multiline'?: boolean })['x-multiline'] === true
  const isDone = !isBlank(shown[language]) && stale === undefined
  const write = (words: string) =>
    store
      .getState()
      .change(
        valueChanges(texts, rewritten(texts, language, words, reader) ?? {}, path),
        t('business:site.did.changed', { name }),
      )
  const control = {
    lang: language,
    value: wordsOf(shown[language]),
    maxLength: maxLetters(schema),
    readOnly: !mayChange,
    'data-text-row': '',
    onKeyDown: toNextRow,
    onChange: ({ target }: { target: { value: string } }) => write(target.value),
  }
  return (
    <li>
      <Field
        place={fieldPlace(path)}
        group={isRich}
        label={
          <span className="flex items-center gap-1.5 text-sm">
            {name}
            {isDone && (
              <Check aria-label={t('business:site.languages.done')} className="size-4 text-success-ink" />
            )}
          </span>
        }
        hint={
          stale !== undefined && (
            <span className="text-warning-ink">{t('business:site.languages.was', { text: stale })}</span>
          )
        }
      >
        <p lang={source?.lang} className="mb-1.5 line-clamp-6 whitespace-pre-line break-words">
          {wordsOf(source?.value)}
        </p>
        {isRich ? null : isLong ? <Textarea {...control} rows={3} /> : <Input {...control} />}
      </Field>
      <div className="-ms-3 flex flex-wrap">
        {(isRich || path[2] === 'blocks') && (
          <Button variant="empty" size="small" icon={Pencil} onClick={() => go(path, { language })}>
            {t(isRich ? 'business:site.languages.write' : 'business:site.languages.open')}
          </Button>
        )}
        {stale !== undefined && mayChange && (
          <Button
            variant="empty"
            size="small"
            icon={Check}
            onClick={() =>
              store.getState().change([stillRight(node, language, texts)], t('forms:stale.right'))
            }
          >
            {t('forms:stale.right')}
          </Button>
        )}
      </div>
    </li>
  )
}
