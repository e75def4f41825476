import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import type { DraftMenuItem } from '../../../../../schemas/draft/site-draft.ts'
import { judgeDraftMenu } from '../../../../../schemas/menu/draft-menu.ts'
import { menuTypeLabels } from '../../../../../schemas/menu/menu-labels.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { announce } from '../../draft/acts/announce.ts'
import { useBuilder, useNavigation } from '../../draft/builder/builder-context.ts'
import {
  entryById,
  entryNested,
  entryStepped,
  entryTakenOut,
  menuLevels,
  rowsOf,
} from '../../draft/pages/menu-moves.ts'
import { entryAdded, newEntryId } from '../../draft/pages/page-changes.ts'
import { useMenu } from '../../draft/site/use-menu.ts'

/** The types of the first entries of a new menu, if visitors would see them: the pages that each clinic's site has. */
const firstTypes = [4, 6, 7, 1, 3, 13] as const

/** The actions of the menu; each is a step of undo, and is announced. */
export function useMenuActs() {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { store } = useBuilder()
  const { openPart } = useNavigation()
  const { facts } = useMenu()
  const menu = () => store.getState().draft.menu
  const nameOf = (item: DraftMenuItem | undefined) =>
    pickLocalized(item?.name, locale)?.value || t('business:site.untitled')
  const act = (changes: readonly Change[], text: string) => {
    store.getState().change(changes, text)
    announce(text)
  }
  const move = (change: Change | undefined, id: string) =>
    change &&
    (() => act([change], t('business:site.pages.did.moved', { name: nameOf(entryById(menu(), id)) })))
  return {
    nameOf,
    act,
    /** Moves that are possible. */
    moves: (id: string) => ({
      up: move(entryStepped(menu(), id, -1), id),
      down: move(entryStepped(menu(), id, 1), id),
      nest: move(entryNested(menu(), id), id),
      takeOut: move(entryTakenOut(menu(), id), id),
    }),
    /** True if there is room for a level below. */
    mayHold: (id: string) =>
      (rowsOf(menu()).find(({ item }) => item.id === id)?.depth ?? menuLevels) + 1 < menuLevels,
    /** Adds an entry, at the end of another one or of the menu, and opens its form. */
    add: (parent: string | undefined) => {
      const item = { id: newEntryId(), name: { ru: '' }, type: 0, isHidden: false }
      const last = parent === undefined ? undefined : entryById(menu(), parent)?.items?.at(-1)
      const added = entryAdded({ menu: menu() }, item)
      const change = parent === undefined ? added : { ...added, place: { parent, after: last?.id ?? null } }
      act([change], t('business:site.pages.did.entry'))
      openPart({ kind: 'entry', id: item.id, field: 'target' })
    },
    hide: (item: DraftMenuItem, isHidden: boolean) =>
      act(
        [{ path: ['menu', item.id, 'isHidden'], value: isHidden }],
        t(`business:site.pages.did.${isHidden ? 'hidden' : 'shown'}`, { name: nameOf(item) }),
      ),
    remove: (item: DraftMenuItem) =>
      act([{ path: ['menu', item.id] }], t('business:site.did.removed', { name: nameOf(item) })),
    /** Makes a menu of the pages that the clinic's data has something for. */
    start: () => {
      const items = firstTypes.map((type) => ({
        id: newEntryId(),
        name: menuTypeLabels[type],
        type,
        isHidden: false,
      }))
      const seen = judgeDraftMenu(items, facts).flatMap(({ item, reason }) => (reason ? [] : [item]))
      const changes = seen.map((item, index) => ({
        path: ['menu', item.id],
        value: item,
        place: { after: seen[index - 1]?.id ?? null },
      }))
      act(changes, t('business:site.pages.did.menu'))
    },
  }
}
