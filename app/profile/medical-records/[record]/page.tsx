import { openedRecord } from '../../../../schemas/api/profile.ts'
import { readAnswer } from '../../../api/read-answer.ts'
import { metadataOf } from '../../page-metadata.ts'
import { RecordScreen } from './record-screen.tsx'

/** Never the record's own title, which would stay in the browser's history. */
export const generateMetadata = metadataOf('medical-records')

/** A record of R89; opening it is logged. */
export default async function RecordPage({ params }: { params: Promise<{ record: string }> }) {
  const { record } = await params
  const opened = await readAnswer(`/front/v1/user/medical_record/${encodeURIComponent(record)}`, openedRecord)
  return <RecordScreen record={opened} now={new Date().toISOString()} />
}
