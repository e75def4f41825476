import type { ModerationQueue } from '../../schemas/moderation/moderation-queues.ts'
import { useTranslation } from '../use-translation.ts'
import { QueueFrame, type QueueFrameProps } from './queue-frame.tsx'

type Props = { queue: ModerationQueue } & Omit<QueueFrameProps, 'path' | 'title'>

/** The screen of a queue at `/moderation/{queue}`. */
export function QueueList({ queue, ...props }: Props) {
  const { t } = useTranslation()
  return <QueueFrame path={`/moderation/${queue}`} title={t(`moderation:queue.${queue}`)} {...props} />
}
