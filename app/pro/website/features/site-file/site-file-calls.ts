import { callForResponse } from '../../../../../client/call.ts'

/** The archive of a company's site. Throws CallError. */
export async function readArchive(place: string): Promise<Blob> {
  const path = `/business-api-front2/${place}/clinic_website/export`
  return (await callForResponse('GET', path, undefined, { isLong: true })).blob()
}
