import Trash from 'lucide-react/icons/trash-2'
import { LanguageTabs } from '../../../../../pro-forms/entity/language-tabs.tsx'
import { SchemaForm } from '../../../../../pro-forms/schema-form.tsx'
import { t as type } from '../../../../../schemas/core/type.ts'
import { valueChanges } from '../../../../../schemas/draft/diff.ts'
import type { DraftMenuItem } from '../../../../../schemas/draft/site-draft.ts'
import { allEntries } from '../../../../../schemas/menu/draft-menu.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Switch } from '../../../../../ui/form/switch.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { draftLending } from '../../draft/blocks/draft-lending.ts'
import { useBuilder, useNavigation, useSelection } from '../../draft/builder/builder-context.ts'
import { useMenu } from '../../draft/site/use-menu.ts'
import { EntryState } from './entry-state.tsx'
import { PartFrame } from './part-frame.tsx'
import { TargetField } from './target-field.tsx'
import { useMenuActs } from './use-menu-acts.ts'

const schema = type.object({
  name: type.text({
    label: { ru: 'Название пункта', kk: 'Тармақ атауы', uz: 'Band nomi', en: 'Name of the entry' },
    max: 60,
  }),
})

/** The target of a menu entry, its name in four languages, and whether visitors see it. */
export function EntryForm({ item }: { item: DraftMenuItem }) {
  const { locale: reader } = usePage()
  const { t } = useTranslation()
  const { store, mayChange } = useBuilder()
  const { visitLanguage, openPart } = useNavigation()
  const language = useSelection('language')
  const { judged } = useMenu()
  const acts = useMenuActs()
  const name = acts.nameOf(item)
  const value = { name: item.name }
  const { shown, lending } = draftLending(schema, value, reader)
  const entry = allEntries(judged).find((one) => one.item.id === item.id)
  return (
    <PartFrame name={name}>
      <TargetField item={item} />
      <LanguageTabs
        schema={schema}
        value={value}
        asked={lending.asked}
        current={language}
        onChange={visitLanguage}
      />
      <SchemaForm
        schema={schema}
        value={shown}
        lending={lending}
        onChange={(next) =>
          store
            .getState()
            .change(
              valueChanges(value, lending.lend(next), ['menu', item.id]),
              t('business:site.pages.did.renamed'),
            )
        }
        locale={language}
        isReadOnly={!mayChange}
      />
      <div className="rounded-card bg-surface px-4 py-2">
        <Switch
          label={t('business:site.pages.menu.isShown')}
          checked={!item.isHidden}
          disabled={!mayChange}
          onChange={({ target }) => acts.hide(item, !target.checked)}
        />
        <div className="-mx-2 pb-2">{entry && <EntryState entry={entry} />}</div>
      </div>
      {mayChange && (
        <Button
          variant="empty"
          icon={Trash}
          className="justify-self-start text-danger-ink"
          onClick={() => {
            openPart(undefined)
            acts.remove(item)
          }}
        >
          {t('business:site.pages.menu.remove')}
        </Button>
      )}
    </PartFrame>
  )
}
