import Eye from 'lucide-react/icons/eye'
import type { AreaRow } from '../../../schemas/api/area.ts'
import { statusWords } from '../../../schemas/publication.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { useArea } from './area-context.ts'
import { useBulk } from './use-bulk.ts'

type Props = { row: Pick<AreaRow, 'CODE' | 'STATUS'>; name: string; onShown?: () => void }

/** A button that shows a hidden row to visitors. Renders nothing for a shown row, or without the right to publish. */
export function ShowButton({ row: { CODE, STATUS }, name, onShown }: Props) {
  const { definition, rights } = useArea()
  const { locale } = usePage()
  const { mutate, isPending } = useBulk()
  if (!definition.scheduled || STATUS !== 'hidden' || !rights.publish) return null
  return (
    <Button
      variant="secondary"
      size="small"
      icon={Eye}
      loading={isPending}
      onClick={({ currentTarget }) => {
        // The button unmounts once the row is shown, so focus moves to the row's link.
        const link = currentTarget.closest('li, tr')?.querySelector('a')
        mutate({ action: 'show', codes: [CODE] }, { onSuccess: onShown ?? (() => link?.focus()) })
      }}
      className="relative z-1"
    >
      {statusWords(definition).show[locale]}
      <span className="sr-only">: {name}</span>
    </Button>
  )
}
