import { callForResponse } from '../../../../../client/call.ts'

/** The archive of a company's site. Throws CallError. */
export async function readArchive(place: string): Promise<Blob> {
  const path = `/business-api-front2/${place}/clinic_website/export`
  return (await callForResponse('GET', path, undefined, { isLong: true })).blob()
}

/** Gives a file to the browser to keep. */
export function downloadFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
