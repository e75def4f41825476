import FilePlus from 'lucide-react/icons/file-plus'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { areaSubject } from '../area/area-queries.ts'

/** Adds the ready templates to a clinic that has none: `place` is company and branch as in a path, `1001/11`. */
export function AddStartingTemplates({ place }: { place: string }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate(areaSubject)
  const [isAdding, setAdding] = useState(false)

  async function add() {
    setAdding(true)
    try {
      const { startingTemplates } = await import('../../../schemas/documents/starting-templates.ts')
      const body = { ADD: startingTemplates, CHANGE: [] }
      await call('POST', `/w-business/${place}/document-templates_batch`, body)
      toast({ message: t('documents:templates.added'), variant: 'success' })
      await invalidate()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
    } finally {
      setAdding(false)
    }
  }
  return (
    <Button icon={FilePlus} loading={isAdding} onClick={() => void add()}>
      {t('documents:templates.add')}
    </Button>
  )
}
