import { Button } from '../../../../ui/button/button.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useBuilder, useDraftState } from '../draft/builder/builder-context.ts'
import { useFieldName } from './use-field-name.ts'

/** A value as a person reads it. */
function Shown({ label, value }: { label: string; value: unknown }) {
  const { t } = usePage()
  const text =
    typeof value === 'string'
      ? value
      : value === undefined
        ? t('business:site.conflict.gone')
        : JSON.stringify(value)
  return (
    <div className="rounded-card bg-surface p-4">
      <h3 className="text-sm font-medium text-ink-soft">{label}</h3>
      <p className="mt-1 max-h-40 overflow-y-auto whitespace-pre-wrap break-words">{text}</p>
    </div>
  )
}

/** The same field was changed by another editor: shows the value before, mine and theirs, one at a time. Undo brings the other back. */
export function Conflicts() {
  const { t } = usePage()
  const { store } = useBuilder()
  const [asked] = useDraftState(({ asked }) => asked)
  const field = useFieldName(asked?.change.path)
  if (!asked) return null
  const { change, base, theirs, isOwn } = asked
  // A person's own name is not shown to them.
  const by = isOwn ? null : asked.by
  const decide = (isMine: boolean) =>
    store
      .getState()
      .decide(asked, isMine, t(`business:site.conflict.${isMine ? 'stepMine' : 'stepTheirs'}`, { field }))
  // A person who closes it without a choice may not have seen it: a message says which value stays, and where the other one is.
  const close = () => {
    decide(false)
    toast({ message: t('business:site.conflict.closed') })
  }
  return (
    <Dialog
      id="site-conflict"
      title={t(isOwn ? 'business:site.conflict.titleOwn' : 'business:site.conflict.title', { field })}
      description={
        by
          ? t('business:site.conflict.by', { name: by })
          : t(isOwn ? 'business:site.conflict.byOwn' : 'business:site.conflict.bySomebody')
      }
      open
      closesOnOverlay={false}
      onOpenChange={(open) => !open && close()}
      actions={
        <>
          <Button onClick={() => decide(true)}>{t('business:site.conflict.keepMine')}</Button>
          <Button variant="secondary" onClick={() => decide(false)}>
            {by
              ? t('business:site.conflict.keepTheirsBy', { name: by })
              : t('business:site.conflict.keepTheirs')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Shown label={t('business:site.conflict.base')} value={base} />
        <Shown label={t('business:site.conflict.mine')} value={change.value} />
        <Shown
          label={by ? t('business:site.conflict.theirsBy', { name: by }) : t('business:site.conflict.theirs')}
          value={theirs}
        />
      </div>
    </Dialog>
  )
}
