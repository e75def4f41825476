import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button/button.tsx'
import { SkeletonText } from '../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from '../area/area-context.ts'
import { areaKeys } from '../area/area-queries.ts'
import { messageOf } from '../message-of.ts'
import { readServices } from './known-services.ts'
import type { Written } from './pasted-done.tsx'
import type { Pasted } from './pasted-rows.ts'
import { Review } from './summary.tsx'

type Props = { pasted: Pasted; onDone: (written: Written) => void }

/** Goes through a pasted price list beside the services that the clinic has. */
export function SummaryStep({ pasted, onDone }: Props) {
  const { t } = useTranslation()
  const { place } = useArea()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...areaKeys.area(place), 'paste'],
    queryFn: ({ signal }) => readServices(place, signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (data) return <Review pasted={pasted} services={data} onDone={onDone} onLost={() => void refetch()} />
  if (!error) return <SkeletonText lines={10} />
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{messageOf(error)}</p>
      <Button loading={isFetching} onClick={() => void refetch()}>
        {t('business:list.retry')}
      </Button>
    </div>
  )
}
