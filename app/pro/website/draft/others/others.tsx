import { createContext, type ReactNode, useContext } from 'react'
import type { Path } from '../../../../../schemas/core/problem.ts'
import { currentValue, nodePath } from '../../../../../schemas/draft/change.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { initials } from '../../../../../ui/icon/initials.ts'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { blockOf } from '../blocks/block-actions.ts'
import { propsSchema } from '../blocks/block-type.ts'
import { changedField } from '../blocks/field-label.ts'
import { useBuilder, useSelection } from '../builder/builder-context.ts'
import { type OtherEditor, usePresence } from './use-presence.ts'

/** The changed field, below a message that names the author. */
const Changed = ({ field }: { field: string }) => <p className="text-sm break-words">{field}</p>

const Context = createContext<readonly OtherEditor[]>([])

/** Knows the other editors of the site, and announces when one has changed the block that is open here. */
export function OthersProvider({ children }: { children: ReactNode }) {
  const { locale, t } = usePage()
  const { store, place, tabId, types } = useBuilder()
  const page = useSelection('page')
  const selected = useSelection('selected')
  // Without the schema the block alone is named.
  const fieldOf = async (type: string, [first, ...inProps]: Path, value: unknown) => {
    const schema = first === 'props' ? await propsSchema(type).catch(() => undefined) : undefined
    return schema && changedField(schema, inProps, value, locale)
  }
  const others = usePresence({
    store,
    place,
    tabId,
    page,
    selected,
    onArrived: async (path, author) => {
      const { draft } = store.getState()
      const node = nodePath(path)
      const type = (node && blockOf(draft.pages[String(path[1])]?.blocks ?? [], node.id)?.type) ?? ''
      const block = types.get(type)?.label ?? type
      const field = await fieldOf(type, node?.rest ?? [], currentValue(draft, path))
      toast({
        message: author?.IS_ME
          ? t('business:site.conflict.arrivedOwn', { block })
          : author?.NAME
            ? t('business:site.conflict.arrived', { block, name: author.NAME })
            : t('business:site.conflict.arrivedBySomebody', { block }),
        ...(field && { component: Changed, props: { field } }),
      })
    },
  })
  return <Context.Provider value={others}>{children}</Context.Provider>
}

export const useOthers = () => useContext(Context)

/** The shown name of an editor who has the site open: the same person in another tab has no name of their own. */
export function useNameOf(): (editor: OtherEditor) => string {
  const { t } = usePage()
  return ({ IS_ME, NAME }) => (IS_ME ? t('business:site.time.otherTab') : NAME)
}

/** Letters of a name in a circle; the name is read out and shown on pointing. */
function Face({ editor }: { editor: OtherEditor }) {
  const name = useNameOf()(editor)
  return (
    <span
      title={name}
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent text-[0.6875rem] font-semibold text-on-accent ring-2 ring-paper"
    >
      <span aria-hidden>{initials(editor.NAME)}</span>
      <span className="sr-only">{name}</span>
    </span>
  )
}

/** Other editors who have the site open. */
export function Others() {
  const { t } = usePage()
  const others = useOthers()
  if (others.length === 0) return null
  return (
    <ul aria-label={t('business:site.time.others')} className="flex items-center -space-x-0.5">
      {others.map((editor) => (
        <li key={editor.ID}>
          <Face editor={editor} />
        </li>
      ))}
    </ul>
  )
}

/** Other editors who have a block open. */
export function OthersAt({ block }: { block: string }) {
  const page = useSelection('page')
  const here = useOthers().filter((one) => one.PAGE === page && one.BLOCK === block)
  return here.map((editor) => <Face key={editor.ID} editor={editor} />)
}
